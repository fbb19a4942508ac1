import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AUDIT_LOG_PER_PAGE, auditActions, auditLog, auditLogSizes } from '#api/contract/audit-log.ts';
import { call } from '#api/contract/call.ts';
import { DataTable, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { TableFoot } from '#ui/components/data-table/table-foot.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from '#ui/components/list-page.module.css';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** Who did what to which record, and when; the address holds what is searched for. */
export function AuditLog() {
  const address = useTableAddress(auditLogSizes, AUDIT_LOG_PER_PAGE);
  const { page, size } = address;
  const part = (name: string, length: number) => (address.get(name) ?? '').slice(0, length);
  const action = auditActions.find((one) => one === address.get('action'));
  const filter = {
    person: part('person', 100),
    record: part('record', 60),
    from: part('from', 10),
    to: part('to', 10),
  };
  const { from, to, ...searched } = filter;
  const given = { ...(from && { from }), ...(to && { to }) };
  const days = auditLog.query.safeParse(given);
  const list = useQuery({
    queryKey: ['audit-log', filter, action, page, size],
    queryFn: ({ signal }) =>
      call(auditLog, { query: { page, perPage: size, ...searched, ...given, ...(action && { action }) } }, { signal }),
    enabled: days.success,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = list.data?.total;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Audit Log</h1>
        <p role="status">
          {total !== undefined && `${total.toLocaleString('en-IN')} ${total === 1 ? 'entry' : 'entries'}`}
        </p>
      </div>
      <AuditFilters
        filter={{ ...filter, action: action ?? '' }}
        problem={days.error?.issues[0]?.message}
        onChange={address.change}
      />
      {list.isError && (
        <InlineError
          message={failureMessage(list.error, 'Unable to load the audit log.')}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <WaitingTable label="Loading the audit log" columns={auditColumns} rows={size} />}
      {list.data?.entries.length === 0 && <NoRows />}
      {list.data && list.data.entries.length > 0 && (
        <DataTable
          label="Audit log"
          columns={auditColumns}
          rows={list.data.entries}
          rowKey={(entry) => entry._id}
          isWaiting={list.isPlaceholderData}
        />
      )}
      {total !== undefined && total > 0 && (
        <TableFoot
          page={page}
          pages={list.data?.totalPages ?? 1}
          size={size}
          sizes={auditLogSizes}
          onPage={address.goToPage}
          onSize={(next) => address.change({ size: String(next) })}
        />
      )}
    </div>
  );
}
