import { Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { AddToList } from '#ui/components/add-to-list.tsx';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { yearsDotMonths } from '#ui/lib/candidate-facts.ts';
import { formatDay, formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import styles from './candidate-record.module.css';

/** Name, job, place, key figures and contacts of a candidate. */
export function RecordHeader({ candidate }: { candidate: CandidateProfile }) {
  const { phoneNumber, experience } = candidate;
  const phone = phoneNumber && `+${phoneNumber.countryCode}${phoneNumber.number}`;
  const name = candidate.applicantName || candidate.applicantID;
  const [job] = candidate.workExperience;
  const now = [job?.jobTitle, job?.employer, candidate.presentAddress?.city].filter(Boolean).join(' · ');
  const years = yearsDotMonths(experience);
  const facts: [string, string | number | null, string?][] = [
    ['Experience', years && `${years} years`, formatDuration(experience) ?? undefined],
    ['Current CTC', formatLpa(candidate.currentCTC)],
    ['Notice', formatNotice(candidate.noticePeriod)],
    ['Profile views', candidate.profileViewCount],
    ['Resume views', candidate.resumeViewCount],
    ['Downloads', candidate.resumeDownloadCount],
  ];
  return (
    <header className={styles.header}>
      <InitialsPicture name={name} />
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{candidate.applicantName || 'Name not stated'}</strong>
          {candidate.newResumeStatus && <span className={styles.now}>New resume</span>}
        </p>
        {now && <p>{now}</p>}
        <p className={styles.when}>
          {candidate.applicantID} · Created on {formatDay(candidate.createdOn)}
        </p>
      </div>
      <div className={styles.contact}>
        {candidate.emailAddress && (
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<IconMail size={14} />}
            href={`mailto:${candidate.emailAddress}`}
          >
            Email
          </Button>
        )}
        {phone && (
          <Button component="a" size="xs" variant="default" leftSection={<IconPhone size={14} />} href={`tel:${phone}`}>
            Call
          </Button>
        )}
        <AddToList ids={[candidate._id]} />
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([title, value, spoken]) =>
            value !== null && (
              <div key={title}>
                <dt>{title}</dt>
                <dd title={spoken}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}
