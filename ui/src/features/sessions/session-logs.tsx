import { useQuery } from '@tanstack/react-query';
import { SESSION_LOGS_PER_PAGE, type SessionSummary, sessionLogSizes } from '#api/accounts/session-log-contract.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { fullName } from '#ui/lib/full-name.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { HistoryLink, SessionStatus } from './session-cells.tsx';
import { SESSIONS_FAILED, sessionSummariesPage } from './session-queries.ts';
import { SessionTabs } from './session-tabs.tsx';

const moment = (iso: string | null) => (iso ? <time dateTime={iso}>{formatMoment(iso)}</time> : '-');

const columns: Column<SessionSummary>[] = [
  { key: 'name', title: 'Name', cell: fullName },
  {
    key: 'status',
    title: 'Status',
    width: '96px',
    cell: ({ lastStatus }) => (lastStatus ? <SessionStatus status={lastStatus} /> : '-'),
  },
  { key: 'in', title: 'Clock In', width: '190px', cell: ({ lastLogin }) => moment(lastLogin) },
  { key: 'out', title: 'Clock Out', width: '190px', cell: ({ lastLogout }) => moment(lastLogout) },
  {
    key: 'history',
    title: 'History',
    width: '80px',
    cell: (summary) => <HistoryLink userId={summary._id} name={fullName(summary)} />,
  },
];

/** Each account with its last sign-in and sign-out: an admin sees all, others themselves. */
export function SessionLogs() {
  const address = useTableAddress(sessionLogSizes, SESSION_LOGS_PER_PAGE);
  const { page, size } = address;
  const search = address.search.slice(0, 100);
  const list = useQuery(sessionSummariesPage({ pages: page, sessionLogsPerPage: size, search }));
  useFailureAlert(list.error, SESSIONS_FAILED);
  const total = list.data?.totalLogs;
  return (
    <div className={styles.page}>
      <ListHead title="User History" total={total} of={['user', 'users']} />
      <SessionTabs />
      <div className={styles.bar}>
        <SearchBox
          label="Search users"
          placeholder="Search by name, email or contact"
          value={search}
          onSearch={(text) => address.change({ q: text.slice(0, 100) })}
        />
      </div>
      <PagedTable
        label="User history"
        loading="Loading users"
        columns={columns}
        rowKey={(summary) => summary._id}
        load={list}
        fallback={SESSIONS_FAILED}
        rows={list.data?.sessionLogs}
        total={total}
        address={address}
        sizes={sessionLogSizes}
      />
    </div>
  );
}
