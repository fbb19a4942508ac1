import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AUDIT_LOG_PER_PAGE, auditActions, auditLog, auditLogSizes } from '#api/accounts/audit-log-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** Who did what to which record, and when; the address contains the filters. */
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
      <ListHead title="Audit Log" total={total} of={['entry', 'entries']} />
      <AuditFilters
        filter={{ ...filter, action: action ?? '' }}
        problem={days.error?.issues[0]?.message}
        onChange={address.change}
      />
      <PagedTable
        label="Audit log"
        loading="Loading the audit log"
        columns={auditColumns}
        rowKey={(entry) => entry._id}
        load={list}
        fallback="Unable to load the audit log."
        rows={list.data?.entries}
        total={total}
        address={address}
        sizes={auditLogSizes}
      />
    </div>
  );
}
