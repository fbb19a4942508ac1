import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { FoundJob, TextPiece } from '#api/jobs/search-contract.ts';
import { JobFacts, SkillChips } from '#ui/components/job-facts.tsx';
import { formatJobDay } from '#ui/lib/format-job.ts';
import styles from './job-card.module.css';

/** A job in the result: its facts, where the search matched it, and whether the seeker saved it or applied. */
export function JobCard(props: { job: FoundJob; isSaved: boolean; isApplied: boolean; onToggleSave: () => void }) {
  const { job, isSaved } = props;
  const { companyName } = job.createdBy;
  const save = isSaved ? `Remove ${job.title} from saved` : `Save ${job.title}`;
  return (
    <article className={styles.card} aria-label={job.title}>
      <div className={styles.head}>
        <h2>
          <Link to={`/job/${job._id}`}>
            <Marked text={job.title} pieces={job.match.title} />
          </Link>
        </h2>
        {props.isApplied && (
          <Link to="/applied-jobs" className={styles.applied}>
            <IconCheck size={14} aria-hidden="true" />
            Applied
          </Link>
        )}
        <ActionIcon
          className={styles.save}
          variant="subtle"
          color={isSaved ? 'blue' : 'gray'}
          aria-label={save}
          aria-pressed={isSaved}
          title={isSaved ? 'Remove Saved' : 'Save'}
          onClick={props.onToggleSave}
        >
          {isSaved ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
        </ActionIcon>
      </div>
      {companyName && (
        <Link to={`/company/${job.createdBy._id}`} className={styles.company}>
          <Marked text={companyName} pieces={job.match.company} />
        </Link>
      )}
      <JobFacts job={job} />
      <SkillChips skills={job.skills} matched={job.match.skills} />
      {job.match.excerpt && (
        <p className={styles.excerpt}>
          <Marked text="" pieces={job.match.excerpt} />
        </p>
      )}
      <p className={styles.days}>
        <span>{job.id}</span>
        <span>
          Posted <time dateTime={job.createdAt}>{formatJobDay(job.createdAt)}</time>
        </span>
        <span>
          Apply by <time dateTime={job.deadline}>{formatJobDay(job.deadline)}</time>
        </span>
      </p>
    </article>
  );
}

/** The text with its matches marked, or as it is. */
function Marked({ text, pieces }: { text: string; pieces: TextPiece[] | null }) {
  if (!pieces) return text;
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>;
  });
}
