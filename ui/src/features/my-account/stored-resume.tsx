import type { CandidateProfile } from '#api/candidates/contract.ts';
import { urlOf } from '#api/http/contract/client.ts';
import { resume } from '#api/resumes/contract.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import styles from './my-account.module.css';

/** The resume on file: to look at, to save, and since when. */
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
