import { ActionIcon, Checkbox } from '@mantine/core';
import { IconCopy, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ResponseOf } from '#api/http/contract.ts';
import type { JobCard, listJobs } from '#api/jobs/contract.ts';
import { can } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { type Column, DataTable, RowLink, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { JobStatus } from '#ui/components/job-status.tsx';
import { formatJobDay } from '#ui/lib/format-job.ts';
import styles from './job-table.module.css';

interface JobTableProps {
  jobs: JobCard[];
  applicants: ApplicantCounts;
  role: Role;
  /** Another page is loading. */
  isWaiting: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (job: JobCard) => void;
}

const SELECT_ALL = 'Select all jobs on this page';

type ApplicantCounts = ResponseOf<typeof listJobs>['applicants'];

const factsWith = (applicants: ApplicantCounts): Column<JobCard>[] => [
  { key: 'id', title: 'ID', width: '116px', cell: ({ id }) => id },
  {
    key: 'title',
    title: 'Title',
    cell: (job) => (
      <>
        <RowLink to={`/job/${job._id}`}>{job.title}</RowLink>
        <Applicants job={job} count={applicants?.[job._id]} />
      </>
    ),
  },
  {
    key: 'deadline',
    title: 'Deadline',
    width: '124px',
    cell: ({ deadline }) => <time dateTime={deadline}>{formatJobDay(deadline)}</time>,
  },
  { key: 'status', title: 'Status', width: '96px', cell: ({ status }) => <JobStatus status={status} /> },
];
const ACTIONS = { key: 'actions', title: 'Actions', width: '148px' };
const TICK = { key: 'select', title: 'Select', width: '48px' };

/** One row per job; employers can select rows. */
export function JobTable({ jobs, applicants, role, isWaiting, selected, onSelect, onDelete }: JobTableProps) {
  const all = jobs.every(({ _id }) => selected.has(_id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const tick: Column<JobCard> = {
    ...TICK,
    head: (
      <Checkbox
        aria-label={SELECT_ALL}
        checked={all}
        indeterminate={!all && selected.size > 0}
        onChange={() => onSelect(all ? new Set() : new Set(jobs.map(({ _id }) => _id)))}
      />
    ),
    cell: ({ _id, title }) => (
      <Checkbox aria-label={`Select ${title}`} checked={selected.has(_id)} onChange={() => toggle(_id)} />
    ),
  };
  const actions: Column<JobCard> = {
    ...ACTIONS,
    cell: (job) => <Actions job={job} role={role} onDelete={() => onDelete(job)} />,
  };
  return (
    <DataTable
      label="Jobs"
      columns={[...(can({ role }, 'jobs.post') ? [tick] : []), ...factsWith(applicants), actions]}
      rows={jobs}
      rowKey={({ _id }) => _id}
      isWaiting={isWaiting}
      isMarked={({ _id }) => selected.has(_id)}
    />
  );
}

function Applicants({ job, count }: { job: JobCard; count: { total: number; undecided: number } | undefined }) {
  if (!count) return null;
  const { total, undecided } = count;
  return (
    <Allowed to="applications.decide">
      <Link className={styles.applicants} to={`/job-applications?job=${job._id}&status=applied`}>
        {total} {total === 1 ? 'applicant' : 'applicants'}
        {undecided > 0 && `, ${undecided} undecided`}
      </Link>
    </Allowed>
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
      {can({ role }, 'jobs.post') && (
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
      {can({ role }, 'jobs.post') && (
        <ActionIcon
          component={Link}
          to={`/create-job?from=${job._id}`}
          variant="subtle"
          color="gray"
          aria-label={`Clone ${job.title}`}
          title="Clone"
        >
          <IconCopy size={16} />
        </ActionIcon>
      )}
      {can({ role }, 'jobs.remove') && (
        <ActionIcon variant="subtle" color="red" aria-label={`Delete ${job.title}`} title="Delete" onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </>
  );
}

export function WaitingJobs({ rows, isEmployer }: { rows: number; isEmployer: boolean }) {
  const nothing = () => null;
  const tick = { ...TICK, head: <Checkbox aria-label={SELECT_ALL} disabled />, cell: nothing };
  const columns = [...(isEmployer ? [tick] : []), ...factsWith(undefined), { ...ACTIONS, cell: nothing }];
  return <WaitingTable label="Loading jobs" columns={columns} rows={rows} />;
}
