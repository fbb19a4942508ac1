import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLogsHistory, fetchSessionLogs, sessionHistory } from '#api/accounts/session-log-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CallInput } from '#api/http/contract.ts';
import { isRefusal } from '#ui/lib/failure-message.ts';

const REFRESH_MS = 5_000;

/** What the session screens say where the server can't be reached. */
export const SESSIONS_FAILED = 'Trouble in connecting to the Server! Try again later or contact support team.';

/**
 * Asked again every five seconds while the page is in view, and at once when it comes back into view; no longer once it
 * was refused.
 */
export const sessionHistoryPage = (body: NonNullable<CallInput<typeof sessionHistory>['body']>) =>
  queryOptions({
    queryKey: ['sessions', 'history', body],
    queryFn: ({ signal }) => call(sessionHistory, { body }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : REFRESH_MS),
    refetchOnWindowFocus: 'always',
  });

export const sessionSummariesPage = (body: NonNullable<CallInput<typeof fetchSessionLogs>['body']>) =>
  queryOptions({
    queryKey: ['sessions', 'summaries', body],
    queryFn: ({ signal }) => call(fetchSessionLogs, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const userLogsPage = (userId: string, body: NonNullable<CallInput<typeof fetchLogsHistory>['body']>) =>
  queryOptions({
    queryKey: ['sessions', 'of', userId, body],
    queryFn: ({ signal }) => call(fetchLogsHistory, { params: { userId }, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
