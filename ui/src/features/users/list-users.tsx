import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { USERS_PER_PAGE, userPageSizes, userSearch, userSortFields } from '#api/accounts/contract.ts';
import { roleLabel, roles } from '#domain/roles.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import type { Sort } from '#ui/components/data-table/data-table.tsx';
import { PagedTable } from '#ui/components/data-table/paged-table.tsx';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import { useTableAddress } from '#ui/components/data-table/use-table-address.ts';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { CREATE_ACCOUNT } from '#ui/lib/create-account-label.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { userColumns } from './user-columns.tsx';
import { usersPage } from './user-queries.ts';

const LOADING_FAILED = 'Unable to load users.';

const USUAL_SORT = { field: 'firstName', order: 'asc' } as const;

/** All accounts: searched, sorted and paged by the server; the address contains the state. */
export function ListUsers({ ownId }: { ownId: string }) {
  const address = useTableAddress(userPageSizes, USERS_PER_PAGE);
  const { page, size, search } = address;
  const role = roles.find((one) => one === address.get('role'));
  const sortField = userSortFields.find((one) => one === address.get('sort')) ?? USUAL_SORT.field;
  const sortOrder = address.get('order') === 'desc' ? 'desc' : USUAL_SORT.order;
  const validSearch = userSearch.safeParse(search).success ? search : '';
  const list = useQuery(usersPage({ page, perPage: size, search: validSearch, role, sortField, sortOrder }));
  useFailureAlert(list.error, LOADING_FAILED);
  const columns = userColumns(ownId);
  const total = list.data?.pagination.total;
  const sortBy = ({ field, order }: Sort) =>
    address.change({ sort: field === USUAL_SORT.field ? null : field, order: order === 'asc' ? null : order });
  return (
    <div className={styles.page}>
      <ListHead title="User Management" total={total} of={['user', 'users']}>
        <Link className={styles.end} to="/use-today">
          Today’s use
        </Link>
        <Allowed to="accounts.manage">
          <Button
            component={Link}
            to="/signUpEmployer"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
          >
            {CREATE_ACCOUNT}
          </Button>
        </Allowed>
      </ListHead>
      <div className={styles.bar}>
        <SearchBox
          label="Search users"
          placeholder="Search by name, email, contact or ID"
          value={search}
          problem={(text) => userSearch.safeParse(text).error?.issues[0]?.message}
          onSearch={(text) => address.change({ q: text })}
        />
        <NativeSelect
          size="xs"
          aria-label="Role"
          data={[{ value: '', label: 'All roles' }, ...roles.map((value) => ({ value, label: roleLabel(value) }))]}
          value={role ?? ''}
          onChange={(event) => address.change({ role: event.currentTarget.value })}
        />
      </div>
      <PagedTable
        label="Users"
        loading="Loading users"
        columns={columns}
        rowKey={(user) => user._id}
        sort={{ field: sortField, order: sortOrder }}
        onSort={sortBy}
        load={list}
        fallback={LOADING_FAILED}
        rows={list.data?.users}
        total={total}
        address={address}
        sizes={userPageSizes}
      />
    </div>
  );
}
