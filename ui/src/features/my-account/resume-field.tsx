import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { ACCEPTED_RESUMES, resumeProblem } from '#ui/lib/resume-problem.ts';
import styles from './my-account.module.css';
import { StoredResume } from './stored-resume.tsx';

/** Chooses a resume; it is sent with the form, and the former one is kept. */
export function ResumeField(props: {
  candidate: CandidateProfile;
  resume: File | null;
  problem: string | undefined;
  onChoose: (resume: File | null) => void;
}) {
  const { candidate, resume, onChoose } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    const found = await resumeProblem(file);
    setRefused(found);
    if (!found) onChoose(file);
  };
  const problem = refused ?? props.problem;
  return (
    <fieldset className={styles.fieldset}>
      <legend>Resume</legend>
      <div className={styles.resume}>
        <FileButton
          accept={ACCEPTED_RESUMES}
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': 'Resume file' }}
        >
          {({ onClick }) => (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} />}
              onClick={onClick}
              aria-invalid={problem ? true : undefined}
              aria-describedby="resume-problem"
            >
              {candidate.resumeAvailable || resume ? 'Choose another' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {resume ? <span className={styles.chosen}>{resume.name}</span> : <StoredResume candidate={candidate} />}
        <span className={styles.hint}>PDF or DOCX, at most 2 MB</span>
      </div>
      <p id="resume-problem" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}
