import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { urlOf } from '#api/http/contract/client.ts';
import { resume } from '#api/resumes/contract.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { ACCEPTED_RESUMES, resumeProblem } from '#ui/lib/resume-problem.ts';

/** The stored resume: view, download and upload date. */
export function StoredResume({ candidate }: { candidate: CandidateProfile }) {
  const { _id, resumeLink, newResumeUploadOn } = candidate;
  if (!resumeLink) return <span>{candidate.resumeAvailable ? 'On file' : 'None yet'}</span>;
  const address = (download: '0' | '1') => urlOf(resume, { params: { id: _id }, query: { download } });
  return (
    <span className={styles.resume}>
      <a href={address('0')} target="_blank" rel="noopener">
        View<span className="visually-hidden"> resume</span>
      </a>
      <a href={address('1')} download>
        Download<span className="visually-hidden"> resume</span>
      </a>
      <span className={styles.hint}>
        {resumeLink.split('.').at(-1)?.toUpperCase()} {newResumeUploadOn && `· ${formatDay(newResumeUploadOn)}`}
      </span>
    </span>
  );
}

/** Chooses a resume; it is sent with the form, and the previous one is kept. */
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
