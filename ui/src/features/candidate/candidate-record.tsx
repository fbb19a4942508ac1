import { Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '#api/contract/call.ts';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { fetchCandidate } from '#api/contract/fetch-candidate.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { formatDay, formatDuration, formatLpa } from '#ui/lib/format-candidate.ts';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './candidate-record.module.css';
import { Educations, Experiences, JobPreferences, PersonalInformation, Skills } from './record-sections.tsx';

/** One candidate, whole. */
export function CandidateRecord() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['fetch-candidate', id],
    queryFn: ({ signal }) => call(fetchCandidate, { params: { id } }, { signal }),
  });
  const candidate = data?.candidate;
  useTitle(candidate?.applicantName || 'Candidate Details');
  return (
    <div className={styles.page}>
      <nav aria-label="Breadcrumb" className={styles.path}>
        <Link to="/pro-search">Pro Search</Link>
        {candidate && <span aria-current="page">{candidate.applicantID}</span>}
      </nav>
      <h1>Candidate Details</h1>
      {isPending && (
        <p role="status" className={styles.wait}>
          Loading candidate...
        </p>
      )}
      {isError && <InlineError message={`Error: ${error.message}`} onRetry={() => void refetch()} />}
      {candidate && (
        <>
          <Header candidate={candidate} />
          <div className={styles.columns}>
            <div>
              {candidate.profileSummary && (
                <section className={styles.box}>
                  <h2>Summary</h2>
                  <p className={styles.prose}>{candidate.profileSummary}</p>
                </section>
              )}
              <Experiences candidate={candidate} />
              <Skills candidate={candidate} />
              <Educations candidate={candidate} />
            </div>
            <div>
              <PersonalInformation candidate={candidate} />
              <JobPreferences candidate={candidate} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Header({ candidate }: { candidate: CandidateProfile }) {
  const phone = candidate.phoneNumber && `+${candidate.phoneNumber.countryCode}${candidate.phoneNumber.number}`;
  const facts: [string, string | number | null][] = [
    ['Created on', formatDay(candidate.createdOn)],
    ['Experience', formatDuration(candidate.experience)],
    ['Current CTC', formatLpa(candidate.currentCTC)],
    ['Profile views', candidate.profileViewCount],
  ];
  return (
    <header className={styles.header}>
      <InitialsPicture name={candidate.applicantName || candidate.applicantID} />
      <div className={styles.who}>
        <strong>{candidate.applicantName || candidate.applicantID}</strong>
        <span>{candidate.applicantID}</span>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
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
      </div>
    </header>
  );
}
