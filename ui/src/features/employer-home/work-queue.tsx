import { Skeleton } from '@mantine/core';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { ENDS_SOON_DAYS, employerWorkQueue, WORK_QUEUE_ROWS } from '#api/jobs/work-queue-contract.ts';
import { ticketReadStatus } from '#api/tickets/contract.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { EMPLOYER_WORK_KEY } from '#ui/lib/job-queries.ts';
import { NOTIFICATIONS_KEY } from '#ui/lib/notification-queries.ts';
import { savedSearchNewsQuery } from '#ui/lib/saved-search-news.ts';
import { shortlistsQuery } from '#ui/lib/shortlist-queries.ts';
import styles from './work-queue.module.css';

const UNDECIDED = '/job-applications?decision=undecided';

type Work = UseQueryResult<ResponseOf<typeof employerWorkQueue>>;

/** What waits for the employer, each row linked to the screen where it is done. */
export function WorkQueue() {
  const work = useQuery({
    queryKey: EMPLOYER_WORK_KEY,
    queryFn: ({ signal }) => call(employerWorkQueue, {}, { signal }),
    staleTime: 0,
  });
  return (
    <div className={styles.queue}>
      <Allowed to="applications.decide">
        <ToDecide work={work} />
      </Allowed>
      <Allowed to="searches.keep">
        <NewMatches work={work} />
      </Allowed>
      <EndingJobs work={work} />
      <Allowed to="shortlists.keep">
        <RecentLists />
      </Allowed>
    </div>
  );
}

function ToDecide({ work }: { work: Work }) {
  const undecided = work.data?.undecided;
  return (
    <Part
      title="To decide"
      count={undecided?.total}
      load={work}
      all={undecided && undecided.total > 0 ? { to: UNDECIDED, name: 'All undecided applications' } : undefined}
      rows={undecided?.jobs.map(({ _id, title, count, oldest }) => (
        <Row
          key={_id}
          to={`${UNDECIDED}&job=${_id}`}
          name={title}
          more={oldest ? `waiting since ${formatDay(oldest)}` : null}
          end={howMany(count, 'application')}
        />
      ))}
    >
      Nothing to decide. New applications to <Link to="/list-jobs">your jobs</Link> appear here.
    </Part>
  );
}

/** Unread reports of alerts, then what the other saved searches find of those added since they were last run. */
function NewMatches({ work }: { work: Work }) {
  const markRead = useMarkRead();
  const news = useQuery(savedSearchNewsQuery);
  // one list, drawn once; without the counts if they fail
  const reported = news.isPending ? undefined : work.data?.newMatches;
  const isReported = (id: string) => reported?.some(({ search }) => search._id === id);
  const counted = (news.data ?? []).filter(({ _id, newCandidates }) => newCandidates > 0 && !isReported(_id));
  const searches = reported && [
    ...reported.map(({ search, count, notifications }) => ({ ...search, count, notifications })),
    ...counted.map(({ _id, name, newCandidates }) => ({ _id, name, count: newCandidates, notifications: [] })),
  ];
  return (
    <Part
      title="New in saved searches"
      count={searches?.reduce((sum, { count }) => sum + count, 0)}
      load={{ error: work.error, refetch: work.refetch, isPending: work.isPending || (news.isPending && !work.error) }}
      rows={searches
        ?.slice(0, WORK_QUEUE_ROWS)
        .map(({ _id, name, count, notifications }) => (
          <Row
            key={_id}
            to={`/pro-search?saved=${_id}&sort=updatedOn.desc`}
            name={name}
            end={`${count.toLocaleString('en-IN')} new`}
            onOpen={() => markRead(notifications)}
          />
        ))}
    >
      Nothing new. Save a search in <Link to="/pro-search">Pro Search</Link>: candidates added since you last ran it
      then appear here.
    </Part>
  );
}

function EndingJobs({ work }: { work: Work }) {
  const endingJobs = work.data?.endingJobs;
  return (
    <Part
      title={`Jobs ending within ${ENDS_SOON_DAYS} days`}
      count={endingJobs?.total}
      load={work}
      all={endingJobs && endingJobs.total > WORK_QUEUE_ROWS ? { to: '/list-jobs', name: 'All your jobs' } : undefined}
      rows={endingJobs?.jobs.map(({ _id, title, daysLeft, applicants }) => (
        <Row
          key={_id}
          to={`/update-job/${_id}`}
          name={title}
          more={howMany(applicants, 'applicant')}
          end={endsIn(daysLeft)}
        />
      ))}
    >
      No live job ends this week. <Link to="/create-job">Create a job</Link> or change a deadline in{' '}
      <Link to="/list-jobs">your jobs</Link>.
    </Part>
  );
}

function RecentLists() {
  const lists = useQuery(shortlistsQuery);
  return (
    <Part
      title="Recent lists"
      load={lists}
      all={lists.data && lists.data.length > 0 ? { to: '/shortlists', name: 'All lists' } : undefined}
      rows={lists.data
        ?.slice(0, WORK_QUEUE_ROWS)
        .map(({ _id, name, count, updatedAt }) => (
          <Row
            key={_id}
            to={`/shortlists?list=${_id}`}
            name={name}
            more={`changed ${formatDay(updatedAt)}`}
            end={howMany(count, 'candidate')}
          />
        ))}
    >
      No lists yet. Tick candidates in <Link to="/pro-search">Pro Search</Link> and choose ‘Add to list’.
    </Part>
  );
}

/** Marks the reports of a search as read when it is opened. They stay in the queue if that fails. */
function useMarkRead(): (ids: readonly string[]) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => call(ticketReadStatus, { body: { id } }))),
    onSettled: () =>
      Promise.all([EMPLOYER_WORK_KEY, NOTIFICATIONS_KEY].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return mutate;
}

function endsIn(days: number): string {
  if (days === 0) return 'ends today';
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`;
}

interface PartProps {
  title: string;
  /** The number of items that wait; absent if nothing waits, as with lists. */
  count?: number | undefined;
  load: Parameters<typeof LoadFailure>[0]['load'] & { isPending: boolean };
  all?: { to: string; name: string } | undefined;
  rows: ReactNode[] | undefined;
  /** Advice that replaces the rows if there are none and nothing else waits. */
  children: ReactNode;
}

function Part({ title, count, load, all, rows, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title}
        {count !== undefined && <span data-waits={count > 0 || undefined}>{count.toLocaleString('en-IN')}</span>}
      </h2>
      <LoadFailure load={load} />
      {load.isPending && (
        <div className={styles.shapes} role="status" aria-label={`Loading: ${title}`}>
          <Skeleton height={14} width="70%" />
          <Skeleton height={14} width="55%" />
          <Skeleton height={14} width="62%" />
        </div>
      )}
      {rows && rows.length > 0 && <ul className={styles.rows}>{rows}</ul>}
      {rows?.length === 0 && !all && <p className={styles.none}>{children}</p>}
      {all && (
        <Link className={styles.all} to={all.to}>
          {all.name}
        </Link>
      )}
    </section>
  );
}

interface RowProps {
  to: string;
  name: string;
  more?: string | null;
  end: string;
  onOpen?: () => void;
}

function Row({ to, name, more, end, onOpen }: RowProps) {
  return (
    <li>
      <Link to={to} onClick={onOpen} className={styles.row}>
        <span className={styles.name}>{name}</span>
        {more && <small>{more}</small>}
        <span className={styles.end}>{end}</span>
      </Link>
    </li>
  );
}
