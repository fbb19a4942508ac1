import { ActionIcon, Checkbox, Skeleton } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Role } from '#api/contract/define-contract.ts';
import type { JobCard } from '#api/contract/job-card.ts';
import { JobStatus } from '#ui/components/job-status.tsx';
import { formatJobDay } from '#ui/lib/format-job.ts';
import styles from './job-table.module.css';

interface JobTableProps {
  jobs: JobCard[];
  role: Role;
  /** Another page is on its way. */
  isWaiting: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (job: JobCard) => void;
}

/** A row a job; employers tick rows. On a narrow screen each row becomes a card of its own. */
export function JobTable({ jobs, role, isWaiting, selected, onSelect, onDelete }: JobTableProps) {
  const all = jobs.every(({ _id }) => selected.has(_id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const selectAll = role === 'employer' && (
    <Checkbox
      aria-label="Select all jobs on this page"
      checked={all}
      indeterminate={!all && selected.size > 0}
      onChange={() => onSelect(all ? new Set() : new Set(jobs.map(({ _id }) => _id)))}
    />
  );
  return (
    <Frame selectAll={selectAll} isWaiting={isWaiting}>
      {jobs.map((job) => (
        <tr key={job._id} data-selected={selected.has(job._id) || undefined}>
          {role === 'employer' && (
            <td className={styles.select}>
              <Checkbox
                aria-label={`Select ${job.title}`}
                checked={selected.has(job._id)}
                onChange={() => toggle(job._id)}
              />
            </td>
          )}
          <td className={styles.id}>{job.id}</td>
          <td className={styles.title}>
            <Link to={`/job/${job._id}`}>{job.title}</Link>
          </td>
          <td className={styles.deadline}>
            <time dateTime={job.deadline}>{formatJobDay(job.deadline)}</time>
          </td>
          <td className={styles.status}>
            <JobStatus status={job.status} />
          </td>
          <td className={styles.actions}>
            <Actions job={job} role={role} onDelete={() => onDelete(job)} />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

function Actions({ job, role, onDelete }: { job: JobCard; role: Role; onDelete: () => void }) {
  return (
    <>
      <ActionIcon
        component={Link}
        to={`/job/${job._id}`}
        variant="subtle"
        color="gray"
        aria-label={`Open ${job.title}`}
        title="Open"
      >
        <IconExternalLink size={16} />
      </ActionIcon>
      {role === 'employer' && (
        <ActionIcon
          component={Link}
          to={`/update-job/${job._id}`}
          variant="subtle"
          color="gray"
          aria-label={`Edit ${job.title}`}
          title="Edit"
        >
          <IconPencil size={16} />
        </ActionIcon>
      )}
      {role !== 'job-seeker' && (
        <ActionIcon variant="subtle" color="red" aria-label={`Delete ${job.title}`} title="Delete" onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </>
  );
}

/** As high as the rows that are to come. */
export function WaitingJobs({ rows, isEmployer }: { rows: number; isEmployer: boolean }) {
  return (
    <div role="status" aria-label="Loading jobs">
      <Frame
        selectAll={isEmployer && <Checkbox aria-label="Select all jobs on this page" disabled />}
        isWaiting={false}
      >
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <tr key={at}>
            <td colSpan={isEmployer ? 6 : 5}>
              <Skeleton height={24} />
            </td>
          </tr>
        ))}
      </Frame>
    </div>
  );
}

function Frame(props: { selectAll: ReactNode; isWaiting: boolean; children: ReactNode }) {
  return (
    <div className={styles.frame} aria-busy={props.isWaiting}>
      <table className={styles.table}>
        <thead>
          <tr>
            {props.selectAll && (
              <th scope="col" className={styles.select}>
                {props.selectAll}
              </th>
            )}
            <th scope="col" className={styles.id}>
              ID
            </th>
            <th scope="col">Title</th>
            <th scope="col" className={styles.deadline}>
              Deadline
            </th>
            <th scope="col" className={styles.status}>
              Status
            </th>
            <th scope="col" className={styles.actions}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}
