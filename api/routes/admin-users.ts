import { adminUsers } from '#api/contract/admin-users.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import { searchAccounts } from '#api/users/search-accounts.ts';
import { sortAccounts } from '#api/users/sort-accounts.ts';
import { handler } from './handler.ts';

export const adminUsersRoute = handler(adminUsers, async ({ input: { query }, deps: { mongo } }) => {
  const { page, perPage, search, role, sortField, sortOrder } = query;
  const accounts = (await readAccounts(mongo)).filter((account) => !role || account.role === role);
  const found = sortAccounts(searchAccounts(accounts, search), sortField, sortOrder);
  const users = found.slice((page - 1) * perPage, page * perPage).map(({ seenAt: _seenAt, ...user }) => user);
  const totalPages = Math.ceil(found.length / perPage);
  return { success: true, users, pagination: { page, perPage, totalPages, total: found.length } };
});
