import { Button, Skeleton } from '@mantine/core';
import { IconArrowsSort, IconExternalLink } from '@tabler/icons-react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { AddToList } from '#ui/components/add-to-list.tsx';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { ContactRows } from '#ui/components/contact-rows.tsx';
import { Marked } from '#ui/features/candidate/marks.tsx';
import { formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import { fromQuery, type OpenedFrom } from '#ui/lib/opened-from.ts';
import type { PreviewedPerson } from '#ui/lib/preview.ts';
import styles from './preview.module.css';

interface Props {
  person: PreviewedPerson;
  candidate: CandidateProfile | undefined;
  from: OpenedFrom | undefined;
  onWhy: (() => void) | undefined;
}

/** Who it is and how to reach them; from the list's card until the profile is there, in the same places. */
export function PreviewHeader({ person, candidate, from, onWhy }: Props) {
  const name = person.applicantName || person.applicantID || 'Candidate';
  const [job] = candidate?.workExperience ?? person.workExperience ?? [];
  const page = `/candidate/${person._id}${fromQuery(from)}`;
  const known = candidate ?? person;
  const facts = [
    ['Experience', formatDuration(known.experience ?? null)],
    ['Current CTC', formatLpa(known.currentCTC ?? null)],
    ['Expected', formatLpa(known.expectedCTC ?? null)],
    ['Notice', formatNotice(known.noticePeriod ?? null)],
    ['City', candidate?.presentAddress?.city ?? person.city ?? null],
  ] as const;
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <InitialsPicture name={name} />
        <div>
          <h2>
            <a href={page} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </h2>
          <p className={styles.job}>
            {job?.jobTitle && <Marked text={job.jobTitle} place="title" />}
            {job?.jobTitle && job.employer && ', '}
            {job?.employer && <Marked text={job.employer} place="employer" />}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value ?? '-'}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.contact}>
        {candidate ? (
          <ContactRows contact={candidate} name={name} key={person._id} />
        ) : (
          <Skeleton height={58} aria-label="Loading phone and email" role="status" />
        )}
      </div>
      <div className={styles.actions}>
        <AddToList ids={[person._id]} />
        <Button
          component="a"
          href={page}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
        >
          Open page
        </Button>
        {onWhy && (
          <Button size="xs" variant="default" leftSection={<IconArrowsSort size={14} />} onClick={onWhy}>
            Why this order
          </Button>
        )}
      </div>
    </header>
  );
}
