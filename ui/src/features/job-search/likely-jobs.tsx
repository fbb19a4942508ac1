import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { jobsLikeYours, type LikelyJob } from '#api/jobs/search-contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatPlace, formatSalary } from '#ui/lib/format-job.ts';
import { MY_JOBS_KEY } from '#ui/lib/my-applications.ts';
import styles from './likely-jobs.module.css';

/** Open jobs that fit the seeker's profile, each with the reasons. */
export function LikelyJobs() {
  const likely = useQuery({
    // shares the applications' key prefix, so that a job disappears here once applied to
    queryKey: [...MY_JOBS_KEY, 'like-yours'],
    queryFn: ({ signal }) => call(jobsLikeYours, {}, { signal }),
  });
  return (
    <section className={styles.likely} aria-label="Jobs like yours">
      <h2>Jobs like yours</h2>
      <p className={styles.lead}>By the skills, titles and places of your profile</p>
      <LoadFailure load={likely} fallback="Unable to load jobs" />
      {likely.isPending && <Shapes />}
      {likely.data?.jobs.length === 0 && (
        <p className={styles.none}>
          None at the moment. The more your <Link to="/my-account">profile</Link> says, the more jobs fit it.
        </p>
      )}
      <ul>
        {likely.data?.jobs.map((job) => (
          <li key={job._id}>
            <Link to={`/job/${job._id}`}>{job.title}</Link>
            <p>
              {[job.createdBy.companyName, formatPlace(job.location), formatSalary(job.salary)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={styles.because}>{reasonsText(job.because)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Fits Java Developer, Java and SQL, Pune` */
function reasonsText({ titles, skills, places }: LikelyJob['because']): string {
  const named = [...titles.slice(0, 1), ...skills.slice(0, 3), ...places.slice(0, 1)];
  const more = titles.length + skills.length + places.length - named.length;
  return `Fits: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function Shapes() {
  return (
    <div role="status" aria-label="Loading jobs like yours" className={styles.shapes}>
      {Array.from({ length: 4 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <div key={at}>
          <Skeleton height={14} width="64%" />
          <Skeleton height={12} width="88%" mt={8} />
          <Skeleton height={12} width="72%" mt={8} />
        </div>
      ))}
    </div>
  );
}
