import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { JobListPage, ListedJob } from '#api/contract/job-list.ts';
import { JobFacts, SkillChips } from '#ui/components/job-facts.tsx';
import { formatJobDay } from '#ui/lib/format-job.ts';
import styles from './my-jobs.module.css';

const decisions = { '': null, shortlisted: 'Shortlisted', rejected: 'Rejected' } as const;

/** A job that the seeker saved or applied to. Of one that is gone only its title and company are left. */
export function ListedJobCard(props: { job: ListedJob; page: JobListPage; isBusy: boolean; onRemove: () => void }) {
  const { job, page } = props;
  const status = decisions[job.hiringStatus] ?? (page === 'applied' ? 'Applied' : null);
  const since = page === 'applied' ? job.appliedAt : job.savedAt;
  const { companyName } = job.createdBy;
  return (
    <article className={styles.card} aria-label={job.title}>
      <div className={styles.title}>
        <h2>{job.title}</h2>
        {status && (
          <span className={styles.chip} data-status={job.hiringStatus || 'applied'}>
            {status}
          </span>
        )}
        {!job.available && <span className={styles.chip}>No longer available</span>}
        {job.available && !job.open && <span className={styles.chip}>Closed</span>}
      </div>
      {companyName && (
        <Link to={`/company/${job.createdBy._id}`} className={styles.company}>
          {companyName}
        </Link>
      )}
      {job.available && <JobFacts job={job} />}
      <SkillChips skills={job.skills} />
      <div className={styles.foot}>
        {since && (
          <p>
            {page === 'applied' ? 'Applied' : 'Saved'} on <time dateTime={since}>{formatJobDay(since)}</time>
          </p>
        )}
        {page === 'saved' && (
          <Button
            size="xs"
            variant="default"
            loading={props.isBusy}
            aria-label={`Remove ${job.title}`}
            onClick={props.onRemove}
          >
            Remove
          </Button>
        )}
        {job.available && (
          <Button
            component={Link}
            to={`/job/${job._id}`}
            size="xs"
            variant="light"
            aria-label={`View Details of ${job.title}`}
          >
            View Details
          </Button>
        )}
      </div>
    </article>
  );
}
