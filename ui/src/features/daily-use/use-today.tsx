import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type AccountToday, USAGE_PER_PAGE, usagePageSizes } from '#api/accounts/usage-contract.ts';
import { dailyUseNames, dailyUses } from '#domain/daily-uses.ts';
import { roleLabel } from '#domain/roles.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { usageOfToday } from '#ui/lib/daily-usage-queries.ts';
import { fullName } from '#ui/lib/full-name.ts';
import uses from './daily-use.module.css';
import { NEARLY_USED } from './use-list.tsx';

const columns: Column<AccountToday>[] = [
  { key: 'name', title: 'Name', cell: (account) => <Link to={`/user/${account._id}`}>{fullName(account)}</Link> },
  { key: 'role', title: 'Role', width: '104px', cell: ({ role }) => roleLabel(role) },
  ...dailyUseNames.map(
    (name): Column<AccountToday> => ({
      key: name,
      title: dailyUses[name].label,
      width: '17%',
      cell: (account) => {
        const use = account.uses.find((one) => one.use === name);
        if (!use) return '-';
        const isNear = use.used > 0 && use.used >= use.limit * NEARLY_USED;
        return (
          <span className={uses.count}>
            <b className={isNear ? uses.much : undefined}>{use.used.toLocaleString('en-IN')}</b>
            <span className={uses.of}> of {use.limit.toLocaleString('en-IN')}</span>
          </span>
        );
      },
    }),
  ),
];

/** Today's accounts with what they used, those nearest to a limit first. */
export function UseOfToday() {
  const address = useTableAddress(usagePageSizes, USAGE_PER_PAGE);
  const list = useQuery(usageOfToday({ page: address.page, perPage: address.size }));
  const total = list.data?.pagination.total;
  return (
    <div className={styles.page}>
      <ListHead title="Today’s Use" total={total} of={['account', 'accounts']}>
        <span>Nearest to a limit first</span>
        <Link className={styles.end} to="/list-users">
          All users
        </Link>
      </ListHead>
      <PagedTable
        label="Today’s use"
        loading="Loading today’s use"
        columns={columns}
        rowKey={(account) => account._id}
        load={list}
        fallback="Unable to load today’s use."
        rows={list.data?.accounts}
        total={total}
        address={address}
        sizes={usagePageSizes}
      />
    </div>
  );
}
