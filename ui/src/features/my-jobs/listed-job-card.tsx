import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { JobListPage, ListedJob } from '#api/jobs/search-contract.ts';
import { Chip } from '#ui/components/chip.tsx';
import { JobFacts, SkillChips } from '#ui/components/job-facts.tsx';
import { formatJobDay } from '#ui/lib/format-job.ts';
import styles from './my-jobs.module.css';

const states = {
  applied: ['Applied', 'busy'],
  shortlisted: ['Shortlisted', 'good'],
  rejected: ['Rejected', 'bad'],
} as const;

/** A job that the seeker saved or applied to. A deleted one shows only title and company. */
export function ListedJobCard(props: {
  job: ListedJob;
  page: JobListPage;
  isBusy: boolean;
  onRemove: (card: Element | null) => void;
}) {
  const { job, page } = props;
  const [status, tone] = states[job.hiringStatus || 'applied'];
  const since = page === 'applied' ? job.appliedAt : job.savedAt;
  const { companyName } = job.createdBy;
  return (
    <article className={styles.card} aria-label={job.title}>
      <div className={styles.title}>
        <h2>{job.title}</h2>
        {(job.hiringStatus || page === 'applied') && <Chip tone={tone}>{status}</Chip>}
        {!job.available && <Chip>No longer available</Chip>}
        {job.available && !job.open && <Chip>Closed</Chip>}
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
            onClick={(event) => props.onRemove(event.currentTarget.closest('article'))}
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
