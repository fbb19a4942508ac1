import { ActionIcon, Skeleton } from '@mantine/core';
import { IconThumbDown, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApplicationRow } from '#api/contract/employer-applications.ts';
import type { Decision } from '#api/contract/update-application-status.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './application-table.module.css';

interface ApplicationTableProps {
  applications: ApplicationRow[];
  /** Another page is on its way. */
  isWaiting: boolean;
  /** The application whose decision is on its way. */
  busyId: string | null;
  onDecide: (id: string, decision: Decision) => void;
}

/** A row for each seeker and job. On a narrow screen each row becomes a card of its own. */
export function ApplicationTable({ applications, isWaiting, busyId, onDecide }: ApplicationTableProps) {
  return (
    <Frame isWaiting={isWaiting}>
      {applications.map((application) => (
        <tr key={application._id}>
          <td>
            <Job job={application.job} />
          </td>
          <td>
            <Link to={`/candidate/${application.candidate._id}`} className={styles.strong}>
              {application.candidate.applicantFullName || 'Candidate'}
            </Link>
            <small>{application.candidate.emailAddress}</small>
          </td>
          <td>
            <span className={styles.type}>{typeOf(application)}</span>
          </td>
          <td className={styles.time}>
            {application.appliedAt ? (
              <time dateTime={application.appliedAt}>{formatMoment(application.appliedAt)}</time>
            ) : (
              '-'
            )}
          </td>
          <td>
            <Action
              application={application}
              isBusy={busyId === application._id}
              onDecide={(decision) => onDecide(application._id, decision)}
            />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

function typeOf({ applicationStatus, saveStatus }: ApplicationRow): string {
  if (applicationStatus) return 'Applied';
  return saveStatus ? 'Saved' : 'No Records';
}

function Job({ job }: { job: ApplicationRow['job'] }) {
  if (job.available) {
    return (
      <>
        <Link to={`/job/${job._id}`} className={styles.strong}>
          {job.title}
        </Link>
        <small>{job.id}</small>
      </>
    );
  }
  return (
    <>
      <span className={styles.strong}>{job.title}</span>
      <small>{job.id} · No longer available</small>
    </>
  );
}

function Action(props: { application: ApplicationRow; isBusy: boolean; onDecide: (decision: Decision) => void }) {
  const { applicationStatus, hiringStatus, candidate, job } = props.application;
  if (hiringStatus) {
    return (
      <span className={styles.chip} data-status={hiringStatus}>
        {hiringStatus}
      </span>
    );
  }
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
      <span className={styles.chip}>Yet to update</span>
    </span>
  );
}

/** As high as the rows that are to come. */
export function WaitingApplications({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading applications">
      <Frame isWaiting={false}>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <tr key={at}>
            <td colSpan={5}>
              <Skeleton height={36} />
            </td>
          </tr>
        ))}
      </Frame>
    </div>
  );
}

function Frame({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div className={styles.frame} aria-busy={isWaiting}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Candidate</th>
            <th scope="col">Type</th>
            <th scope="col">Applied At</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
