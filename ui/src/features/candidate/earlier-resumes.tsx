import { Button } from '@mantine/core';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { type ResumeVersion, resumeName } from '#api/resumes/contract.ts';
import { fileSize } from '#ui/lib/file-size.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import styles from './resume-card.module.css';
import { useResumeFile } from './use-resume-file.ts';

/** The resumes that newer ones took the place of, each to be saved. */
export function EarlierResumes(props: { candidate: CandidateProfile; resumes: readonly ResumeVersion[] }) {
  if (props.resumes.length === 0) return null;
  return (
    <div className={styles.earlier}>
      <h3>Earlier versions</h3>
      <ul>
        {props.resumes.map((one) => (
          <Earlier key={one._id} candidate={props.candidate} resume={one} />
        ))}
      </ul>
    </div>
  );
}

function Earlier({ candidate, resume }: { candidate: CandidateProfile; resume: ResumeVersion }) {
  const name = resumeName({ name: candidate.applicantName, experience: candidate.experience, link: `.${resume.kind}` });
  const { busy, download } = useResumeFile({ id: candidate._id, version: resume._id }, name);
  const day = formatDay(resume.uploadedAt);
  return (
    <li>
      <span className={styles.name}>{resume.fileName}</span>
      <span className={styles.facts}>
        {fileSize(resume.size)} · {day}
      </span>
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={busy !== null}
        aria-label={`Download the version of ${day}, ${resume.fileName}`}
        onClick={() => void download()}
      >
        Download
      </Button>
    </li>
  );
}
