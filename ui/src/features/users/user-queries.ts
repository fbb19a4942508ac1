import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminUser, adminUsers, fetchUser } from '#api/accounts/contract.ts';
import { accountSecondFactor } from '#api/accounts/second-factor-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CallInput } from '#api/http/contract.ts';

const USERS_KEY = ['users'] as const;

type ListQuery = NonNullable<CallInput<typeof adminUsers>['query']>;

export const usersPage = (query: ListQuery) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', query],
    queryFn: ({ signal }) => call(adminUsers, { query }, { signal }),
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
