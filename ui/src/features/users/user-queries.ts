import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminUser, adminUsers, fetchUser } from '#api/accounts/contract.ts';
import { accountSecondFactor } from '#api/accounts/second-factor-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CallInput } from '#api/http/contract.ts';

const USERS_KEY = ['users'] as const;

type ListQuery = Omit<NonNullable<CallInput<typeof adminUsers>['query']>, 'after'> & { page: number };
type UsersPage = Awaited<ReturnType<typeof call<typeof adminUsers>>>;

const usersPageKey = (query: ListQuery) => [...USERS_KEY, 'list', query] as const;

/** A page that follows one in the cache begins behind its last row: in between, rows may have come or gone. */
export const usersPage = (query: ListQuery) =>
  queryOptions({
    queryKey: usersPageKey(query),
    queryFn: ({ client, signal }) => {
      const before = client.getQueryData<UsersPage>(usersPageKey({ ...query, page: query.page - 1 }));
      return call(adminUsers, { query: { ...query, after: before?.next ?? undefined } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** For editing: never from the cache. */
export const editedUser = (id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', id],
    queryFn: ({ signal }) => call(adminUser, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** With histories and devices. */
export const userDetail = (id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'detail', id],
    queryFn: ({ signal }) => call(fetchUser, { params: { id } }, { signal }),
  });

/** Always fetched again, because its owner may have changed it. */
export const accountSecondFactorOf = (userId: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'second-factor', userId],
    queryFn: ({ signal }) => call(accountSecondFactor, { params: { userId } }, { signal }),
    staleTime: 0,
  });

/** Refetches every list and account after a change. */
export const refreshUsers = (client: QueryClient) => client.invalidateQueries({ queryKey: USERS_KEY });
