import { useState } from 'react';
import type { UserDevice } from '#api/accounts/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './user-detail.module.css';

const DEVICES_PER_PAGE = 5;

type Row = UserDevice & { at: number };

const columns: Column<Row>[] = [
  { key: 'browser', title: 'Browser', cell: ({ browserName }) => browserName || 'Unknown browser' },
  { key: 'last', title: 'Last Log Time', width: '34%', cell: ({ recentLoggedTime }) => lastTime(recentLoggedTime) },
  { key: 'count', title: 'Login Count', width: '110px', cell: ({ loginCount }) => loginCount.toLocaleString('en-IN') },
];

/** The browsers that the account signed in from, last used first, five to a page. */
export function DeviceTable({ devices }: { devices: UserDevice[] }) {
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
