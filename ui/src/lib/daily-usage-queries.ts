import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountUsage, dailyUsage, usageToday } from '#api/accounts/usage-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CallInput } from '#api/http/contract.ts';

export const DAILY_USAGE_KEY = ['daily-usage'] as const;

/** What the signed-in account has used today. */
export const ownUsage = queryOptions({
  queryKey: [...DAILY_USAGE_KEY, 'own'],
  queryFn: ({ signal }) => call(dailyUsage, {}, { signal }),
  staleTime: 30_000,
});

export const usageOf = (userId: string) =>
  queryOptions({
    queryKey: [...DAILY_USAGE_KEY, 'account', userId],
    queryFn: ({ signal }) => call(accountUsage, { params: { userId } }, { signal }),
    staleTime: 0,
  });

export const usageOfToday = (query: NonNullable<CallInput<typeof usageToday>['query']>) =>
  queryOptions({
    queryKey: [...DAILY_USAGE_KEY, 'today', query],
    queryFn: ({ signal }) => call(usageToday, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
