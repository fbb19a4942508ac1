import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type fetchLogsHistory, SESSION_LOGS_PER_PAGE, sessionLogSizes } from '#api/accounts/session-log-contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from '#ui/components/list-page.module.css';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { formatClock } from '#ui/lib/format-moment.ts';
import { fullName } from '#ui/lib/full-name.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useGoBack } from '#ui/lib/use-go-back.ts';
import { OpenSessions } from './open-sessions.tsx';
import { SessionStatus } from './session-cells.tsx';
import { SESSIONS_FAILED, userLogsPage } from './session-queries.ts';
import sessions from './sessions.module.css';

type Entry = ResponseOf<typeof fetchLogsHistory>['logHistory']['data'][number];

const columns: Column<Entry>[] = [
  { key: 'status', title: 'Status', cell: ({ status }) => <SessionStatus status={status} /> },
  { key: 'time', title: 'Time', cell: ({ createdAt }) => <time dateTime={createdAt}>{formatClock(createdAt)}</time> },
  { key: 'date', title: 'Date', cell: ({ createdAt }) => formatDay(createdAt) },
];

/** One account's sign-ins and sign-outs, newest first. */
export function LogHistory({ id }: { id: string }) {
  const address = useTableAddress(sessionLogSizes, SESSION_LOGS_PER_PAGE);
  const { page, size } = address;
  const search = address.search.slice(0, 100);
  const named = recordId.safeParse(id).success;
  const list = useQuery({ ...userLogsPage(id, { pages: page, sessionLogsPerPage: size, search }), enabled: named });
  useFailureAlert(list.error, SESSIONS_FAILED);
  const user = list.data?.logHistory;
  const back = useGoBack('/session-history');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Button size="xs" variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={back}>
          Back
        </Button>
        <h1>Log History</h1>
      </div>
      <p className={`${sessions.who} ${styles.bar}`}>
        {user && (
          <>
            <strong>{fullName(user)}</strong>
            <span>{user.email}</span>
            <span>{user.contact || '-'}</span>
          </>
        )}
      </p>
      <Allowed to="sessions.end">{user && <OpenSessions userId={user._id} />}</Allowed>
      <div className={styles.bar}>
        <SearchBox
          label="Search log history"
          placeholder="Search by date, time, in or out"
          value={search}
          onSearch={(text) => address.change({ q: text.slice(0, 100) })}
        />
      </div>
      {named ? (
        <PagedTable
          label="Log history"
          loading="Loading log history"
          columns={columns}
          rowKey={(entry) => entry._id}
          load={list}
          fallback={SESSIONS_FAILED}
          rows={user?.data}
          total={list.data?.totalLogs}
          address={address}
          sizes={sessionLogSizes}
        />
      ) : (
        <InlineError message="User not found." />
      )}
    </div>
  );
}
