import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { candidateActivity } from '#api/applications/activity-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { Chip } from '#ui/components/chip.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';
import styles from './beside.module.css';

const states = {
  '': ['Undecided', undefined],
  shortlisted: ['Shortlisted', 'good'],
  rejected: ['Rejected', 'bad'],
} as const;

/** The caller's lists with this candidate, and the candidate's applications to the caller's jobs; nothing if none. */
export function CandidateActivity({ id }: { id: string }) {
  const activity = useQuery({
    // refetched with the lists: adding the candidate to one shows here
    queryKey: [...SHORTLISTS_KEY, 'activity', id],
    queryFn: ({ signal }) => call(candidateActivity, { params: { id } }, { signal }),
  });
  const { applications = [], lists = [] } = activity.data ?? {};
  if (!activity.isError && applications.length + lists.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>Applications and lists</h2>
      <LoadFailure load={activity} />
      {applications.length > 0 && (
        <ul className={styles.applications}>
          {applications.map(({ _id, job, appliedAt, hiringStatus }) => {
            const [text, tone] = states[hiringStatus];
            return (
              <li key={_id}>
                <Link to={`/job/${job._id}`}>{job.title}</Link> <Chip {...(tone && { tone })}>{text}</Chip>
                <p className={styles.faint}>Applied {formatDay(appliedAt)}</p>
              </li>
            );
          })}
        </ul>
      )}
      {lists.length > 0 && (
        <Allowed to="shortlists.keep">
          <p className={styles.lists}>
            {lists.map(({ _id, name }) => (
              <Link key={_id} to={`/shortlists?list=${_id}`}>
                {name}
              </Link>
            ))}
          </p>
        </Allowed>
      )}
    </section>
  );
}
