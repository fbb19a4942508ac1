import { ActionIcon, Checkbox } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import type { ApplicationRequirement, ApplicationRow, Decision } from '#api/applications/contract.ts';
import { ApplicationDecision } from '#ui/components/application-decision.tsx';
import { type Column, DataTable, RowLink, TwoLines, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './application-table.module.css';
import { requirementSummary } from './requirement-summary.ts';

interface ApplicationTableProps {
  applications: ApplicationRow[];
  /** Another page is loading. */
  isWaiting: boolean;
  /** When the rows were read, by the browser's clock. */
  readAt: number;
  /** The applications whose decision is being saved or taken back. */
  busy: ReadonlySet<string>;
  /** The applications that were decided last. */
  decided: ReadonlySet<string>;
  /** The applications whose decision was taken back last. */
  takenBack: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDecide: (application: ApplicationRow, decision: Decision) => void;
  onUndo: (application: ApplicationRow) => void;
  /** Opens the preview pane, where there is one. */
  onPreview: ((application: ApplicationRow) => void) | undefined;
}

const LINES = 76;

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
const TICK = { key: 'select', title: 'Select', width: '48px' };
const SELECT_ALL = 'Select all undecided applications on this page';

/** Whether there is something to decide: the candidate applied, and no decision has been made. */
export const isOpen = ({ applicationStatus, hiringStatus }: ApplicationRow): boolean =>
  applicationStatus && !hiringStatus;

const nameOf = ({ candidate }: ApplicationRow): string => candidate.applicantFullName || 'this candidate';

/** One row per seeker and job; undecided applications can be selected. */
export function ApplicationTable(props: ApplicationTableProps) {
  const { applications, isWaiting, readAt, busy, decided, takenBack, selected, onPreview } = props;
  const action: Column<ApplicationRow> = {
    ...ACTION,
    cell(application) {
      const { _id, hiringStatus, job, undoMs } = application;
      if (!hiringStatus && !application.applicationStatus) return '-';
      return (
        <ApplicationDecision
          whom={`${nameOf(application)} for ${job.title}`}
          hiringStatus={hiringStatus}
          undoUntil={undoMs === null ? null : readAt + undoMs}
          isBusy={busy.has(_id)}
          isJustDecided={decided.has(_id)}
          isJustTakenBack={takenBack.has(_id)}
          onDecide={(decision) => props.onDecide(application, decision)}
          onUndo={() => props.onUndo(application)}
        />
      );
    },
  };
  const candidate: Column<ApplicationRow> = {
    ...CANDIDATE,
    cell: (application) => <Candidate application={application} onPreview={onPreview} />,
  };
  return (
    <DataTable
      label="Applications"
      columns={[tickOf(props), job, candidate, ...facts, action]}
      rows={applications}
      rowKey={({ _id }) => _id}
      isWaiting={isWaiting}
      isMarked={({ _id }) => selected.has(_id)}
    />
  );
}

function tickOf({ applications, selected, onSelect }: ApplicationTableProps): Column<ApplicationRow> {
  const open = applications.filter(isOpen);
  const all = open.length > 0 && open.every(({ _id }) => selected.has(_id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return {
    ...TICK,
    head: (
      <Checkbox
        aria-label={SELECT_ALL}
        disabled={open.length === 0}
        checked={all}
        indeterminate={!all && selected.size > 0}
        onChange={() => onSelect(all ? new Set() : new Set(open.map(({ _id }) => _id)))}
      />
    ),
    cell: (application) =>
      isOpen(application) && (
        <Checkbox
          aria-label={`Select ${nameOf(application)} for ${application.job.title}`}
          checked={selected.has(application._id)}
          onChange={() => toggle(application._id)}
        />
      ),
  };
}

export function WaitingApplications({ rows }: { rows: number }) {
  const cell = () => null;
  const tick = { ...TICK, head: <Checkbox aria-label={SELECT_ALL} disabled />, cell };
  const columns = [tick, job, { ...CANDIDATE, cell }, ...facts, { ...ACTION, cell }];
  return <WaitingTable label="Loading applications" columns={columns} rows={rows} rowHeight={LINES} />;
}

/** The candidate, with the deciding facts and how many of the job's requirements are met; the pane shows each one. */
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
            <Requirements of={application.requirements ?? []} />
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

function Requirements({ of: requirements }: { of: readonly ApplicationRequirement[] }) {
  if (requirements.length === 0) return null;
  const { met, open } = requirementSummary(requirements);
  const text = [met, open].filter(Boolean).join(' · ');
  return (
    <span className={styles.requirements} title={text}>
      <strong>{met}</strong>
      {open && ` · ${open}`}
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
