import { useState } from 'react';
import { Link } from 'react-router';
import { type CandidateView, type FetchedUser, HISTORY_LENGTH, type UserDevice } from '#api/accounts/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { useCan } from '#ui/lib/use-can.ts';
import { shortId } from './short-id.ts';
import styles from './user-detail.module.css';

const DEVICES_PER_PAGE = 5;

type Row = UserDevice & { at: number };

const columns: Column<Row>[] = [
  { key: 'browser', title: 'Browser', cell: ({ browserName }) => browserName || 'Unknown browser' },
  { key: 'last', title: 'Last Log Time', width: '34%', cell: ({ recentLoggedTime }) => lastTime(recentLoggedTime) },
  { key: 'count', title: 'Login Count', width: '110px', cell: ({ loginCount }) => loginCount.toLocaleString('en-IN') },
];

/** The browsers that the account signed in from, last used first, five per page. */
function DeviceTable({ devices }: { devices: UserDevice[] }) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(devices.length / DEVICES_PER_PAGE);
  const first = (page - 1) * DEVICES_PER_PAGE;
  const rows = devices.map((device, at) => ({ ...device, at })).slice(first, first + DEVICES_PER_PAGE);
  return (
    <section className={styles.part} aria-label="Recent devices">
      <h2>Recent Devices</h2>
      {rows.length === 0 ? (
        <NoRows />
      ) : (
        <DataTable label="Recent devices" columns={columns} rows={rows} rowKey={({ at }) => String(at)} />
      )}
      {pages > 1 && (
        <div className={styles.foot}>
          <PrevNext page={page} pages={pages} onPage={setPage} />
        </div>
      )}
    </section>
  );
}

function lastTime(times: string[]) {
  const last = times.at(-1);
  return last ? <time dateTime={last}>{formatMoment(last)}</time> : '-';
}

const VIEWS_PER_PAGE = 10;

/** One of an employer's histories: the candidates, newest first. */
function ViewHistory({ name, views, total }: { name: string; views: CandidateView[]; total: number }) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * VIEWS_PER_PAGE;
  const pages = Math.ceil(views.length / VIEWS_PER_PAGE);
  const mayRead = useCan('candidates.read');
  return (
    <section className={styles.card} aria-label={`${name} history`}>
      <h2>{name}</h2>
      {views.length === 0 && <p className={styles.note}>No data available!</p>}
      <ul className={styles.views}>
        {views.slice(first, first + VIEWS_PER_PAGE).map(({ _id, candidateId, applicantID, at }) => (
          <li key={_id}>
            {mayRead ? (
              <Link to={`/candidate/${candidateId}`}>{applicantID ?? shortId(candidateId)}</Link>
            ) : (
              (applicantID ?? shortId(candidateId))
            )}
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </ul>
      {total > views.length && (
        <p className={styles.note}>
          The newest {HISTORY_LENGTH.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}.
        </p>
      )}
      {pages > 1 && (
        <div className={styles.foot}>
          <Pager page={page} pages={pages} label={`Pages of ${name}`} onPage={setPage} />
        </div>
      )}
    </section>
  );
}

/** How often an employer viewed candidates, where it signed in, and which candidates it viewed. */
export function EmployerActivity({ user }: { user: FetchedUser }) {
  const { profileViews = 0, resumeViews = 0, resumeDownloads = 0 } = user.lookCounts ?? {};
  const kinds = [
    { name: 'Profile Views', count: profileViews, views: user.profileViewHistory },
    { name: 'Resume Views', count: resumeViews, views: user.resumeViewHistory },
    { name: 'Resume Downloads', count: resumeDownloads, views: user.resumeDownloadHistory },
  ];
  return (
    <>
      <dl className={styles.counts}>
        {kinds.map(({ name, count }) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <DeviceTable devices={user.deviceInfos ?? []} />
      <div className={styles.histories}>
        {kinds.map(({ name, count, views = [] }) => (
          <ViewHistory key={name} name={name} views={views} total={count} />
        ))}
      </div>
    </>
  );
}
