import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { openSessions } from '#api/accounts/open-sessions-contract.ts';
import { fetchLogsHistory, fetchSessionLogs, sessionHistory } from '#api/accounts/session-log-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CallInput } from '#api/http/contract.ts';
import { isRefusal } from '#ui/lib/failure-message.ts';

const REFRESH_MS = 5_000;

/** The session screens' message for an unreachable server. */
export const SESSIONS_FAILED = 'Trouble in connecting to the Server! Try again later or contact support team.';

/**
 * Polled every five seconds while the page is visible, and immediately when it becomes visible; not after a refusal.
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

/** An account's open sessions; always fetched again, because another browser may have ended one. */
export const openSessionsOf = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', 'open', userId],
    queryFn: ({ signal }) => call(openSessions, { params: { userId } }, { signal }),
    staleTime: 0,
  });
