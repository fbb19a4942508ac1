import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  SESSION_HISTORY_PER_PAGE,
  type SessionLogEntry,
  sessionHistorySizes,
} from '#api/accounts/session-log-contract.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import styles from '#ui/components/list-page.module.css';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { formatClock } from '#ui/lib/format-moment.ts';
import { fullName } from '#ui/lib/full-name.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { useFailureAlert, useFirstFailure } from '#ui/lib/use-failure-alert.ts';
import { HistoryLink, SessionStatus } from './session-cells.tsx';
import { SESSIONS_FAILED, sessionHistoryPage } from './session-queries.ts';
import { SessionTabs } from './session-tabs.tsx';

const nameOf = ({ userDetails }: SessionLogEntry) => (userDetails ? fullName(userDetails) : 'Account deleted');

const columns: Column<SessionLogEntry>[] = [
  {
    key: 'timestamp',
    title: 'Timestamp',
    width: '216px',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{`${formatDay(createdAt)}, ${formatClock(createdAt)}`}</time>,
  },
  { key: 'status', title: 'Status', width: '84px', cell: ({ status }) => <SessionStatus status={status} /> },
  { key: 'name', title: 'Name', cell: nameOf },
  { key: 'email', title: 'Email', width: '28%', cell: ({ userDetails }) => userDetails?.email ?? '-' },
  { key: 'contact', title: 'Contact', width: '120px', cell: ({ userDetails }) => userDetails?.contact || '-' },
  {
    key: 'history',
    title: 'History',
    width: '80px',
    cell: (log) => (log.userDetails ? <HistoryLink userId={log.userId} name={nameOf(log)} /> : '-'),
  },
];

/** Live sign-ins and sign-outs: an admin sees all, others their own. */
export function SessionHistory() {
  const address = useTableAddress(sessionHistorySizes, SESSION_HISTORY_PER_PAGE);
  const { page, size } = address;
  const search = address.search.slice(0, 100);
  const today = address.get('show') === 'today';
  const list = useQuery(sessionHistoryPage({ currentPage: page, itemsPerPage: size, search, today }));
  useFailureAlert(useFirstFailure(list), SESSIONS_FAILED);
  // the error stays visible between automatic retries
  const isRetrying = list.isPending && list.errorUpdateCount > 0;
  const load = isRetrying ? { ...list, isPending: false, error: new Error(SESSIONS_FAILED) } : list;
  const total = list.data?.totalLogs;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Session History</h1>
        <p>{total !== undefined && howMany(total, 'entry', 'entries')}</p>
      </div>
      <SessionTabs />
      <div className={styles.bar}>
        <SearchBox
          label="Search sessions"
          placeholder="Search by name, email or contact"
          value={search}
          onSearch={(text) => address.change({ q: text.slice(0, 100) })}
        />
        <SegmentedControl
          size="sm"
          classNames={{ root: styles.choice, label: styles.choiceLabel, indicator: styles.chosen }}
          aria-label="Which days"
          data={[
            { value: 'all', label: 'All' },
            { value: 'today', label: 'Today' },
          ]}
          value={today ? 'today' : 'all'}
          onChange={(value) => address.change({ show: value === 'today' ? 'today' : null })}
        />
      </div>
      <PagedTable
        label="Session history"
        loading="Loading sessions"
        columns={columns}
        rowKey={(log) => log._id}
        load={load}
        fallback={SESSIONS_FAILED}
        rows={list.data?.logs}
        total={total}
        address={address}
        sizes={sessionHistorySizes}
      />
    </div>
  );
}
