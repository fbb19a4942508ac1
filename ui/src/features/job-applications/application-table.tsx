import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRight, IconThumbDown, IconUserCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ApplicationRow, Decision } from '#api/applications/contract.ts';
import { Chip } from '#ui/components/chip.tsx';
import { type Column, DataTable, RowLink, TwoLines, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './application-table.module.css';

interface ApplicationTableProps {
  applications: ApplicationRow[];
  /** Another page is loading. */
  isWaiting: boolean;
  /** The application whose decision is being saved. */
  busyId: string | null;
  /** The application that was decided last. */
  decidedId: string | null;
  onDecide: (application: ApplicationRow, decision: Decision) => void;
  /** Opens the preview pane, where there is one. */
  onPreview: ((application: ApplicationRow) => void) | undefined;
}

const LINES = 60;

const job: Column<ApplicationRow> = { key: 'job', title: 'Job', cell: ({ job }) => <Job job={job} /> };
const CANDIDATE = { key: 'candidate', title: 'Candidate', width: '30%' };
const facts: Column<ApplicationRow>[] = [
  { key: 'type', title: 'Type', width: '76px', cell: typeOf },
  {
    key: 'appliedAt',
    title: 'Applied At',
    width: '190px',
    cell: ({ appliedAt }) => (appliedAt ? <time dateTime={appliedAt}>{formatMoment(appliedAt)}</time> : '-'),
  },
];
const ACTION = { key: 'action', title: 'Action', width: '184px' };

/** One row per seeker and job. */
export function ApplicationTable({
  applications,
  isWaiting,
  busyId,
  decidedId,
  onDecide,
  onPreview,
}: ApplicationTableProps) {
  const action: Column<ApplicationRow> = {
    ...ACTION,
    cell: (application) => (
      <Action
        application={application}
        isBusy={busyId === application._id}
        isJustDecided={decidedId === application._id}
        onDecide={(decision) => onDecide(application, decision)}
      />
    ),
  };
  const candidate: Column<ApplicationRow> = {
    ...CANDIDATE,
    cell: (application) => <Candidate application={application} onPreview={onPreview} />,
  };
  return (
    <DataTable
      label="Applications"
      columns={[job, candidate, ...facts, action]}
      rows={applications}
      rowKey={({ _id }) => _id}
      isWaiting={isWaiting}
    />
  );
}

export function WaitingApplications({ rows }: { rows: number }) {
  const columns = [job, { ...CANDIDATE, cell: () => null }, ...facts, { ...ACTION, cell: () => null }];
  return <WaitingTable label="Loading applications" columns={columns} rows={rows} rowHeight={LINES} />;
}

/** The candidate, with the deciding facts and a link to the resume. */
function Candidate({
  application,
  onPreview,
}: Pick<ApplicationTableProps, 'onPreview'> & { application: ApplicationRow }) {
  const { candidate } = application;
  const name = candidate.applicantFullName || 'Candidate';
  const facts = [
    formatDuration(candidate.experience),
    formatLpa(candidate.currentCTC),
    formatNotice(candidate.noticePeriod),
    candidate.city,
  ];
  return (
    <span className={styles.candidate}>
      <TwoLines
        first={<RowLink to={`/candidate/${candidate._id}`}>{name}</RowLink>}
        second={
          <>
            {candidate.emailAddress}
            <br />
            {facts.filter(Boolean).join(' · ')}
          </>
        }
      />
      {onPreview && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Preview ${name}`}
          title="Preview"
          onClick={() => onPreview(application)}
        >
          <IconLayoutSidebarRight size={16} />
        </ActionIcon>
      )}
    </span>
  );
}

function typeOf({ applicationStatus, saveStatus }: ApplicationRow): string {
  if (applicationStatus) return 'Applied';
  return saveStatus ? 'Saved' : 'No Records';
}

function Job({ job }: { job: ApplicationRow['job'] }) {
  if (job.available) return <TwoLines first={<RowLink to={`/job/${job._id}`}>{job.title}</RowLink>} second={job.id} />;
  return <TwoLines first={job.title} second={`${job.id} · No longer available`} />;
}

function Action(props: {
  application: ApplicationRow;
  isBusy: boolean;
  isJustDecided: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const { applicationStatus, hiringStatus, candidate, job } = props.application;
  if (hiringStatus) return <Decided status={hiringStatus} takesFocus={props.isJustDecided} />;
  if (!applicationStatus) return '-';
  const whom = `${candidate.applicantFullName || 'this candidate'} for ${job.title}`;
  return (
    <span className={styles.actions}>
      <ActionIcon
        variant="subtle"
        color="red"
        disabled={props.isBusy}
        aria-label={`Reject ${whom}`}
        title="Reject"
        onClick={() => props.onDecide('rejected')}
      >
        <IconThumbDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        disabled={props.isBusy}
        aria-label={`Shortlist ${whom}`}
        title="Shortlist"
        onClick={() => props.onDecide('shortlisted')}
      >
        <IconUserCheck size={16} />
      </ActionIcon>
      <Chip>Yet to update</Chip>
    </span>
  );
}

/** Replaces the icons and takes over their focus. */
function Decided({ status, takesFocus }: { status: Decision; takesFocus: boolean }) {
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) chip.current?.focus();
  }, [takesFocus]);
  return (
    <Chip ref={chip} tabIndex={-1} tone={status === 'shortlisted' ? 'good' : 'bad'}>
      {status}
    </Chip>
  );
}
