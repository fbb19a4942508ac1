import { fetchSessionLogs } from '#api/contract/fetch-session-logs.ts';
import { presentSessionSummary } from '#api/presenters/present-session-summary.ts';
import { readLastSessions } from '#api/session-logs/read-last-sessions.ts';
import { visibleAccounts } from '#api/session-logs/visible-accounts.ts';
import { searchAccounts } from '#api/users/search-accounts.ts';
import { handler } from './handler.ts';

export const fetchSessionLogsRoute = handler(fetchSessionLogs, async ({ input: { body }, session, deps }) => {
  const { pages, sessionLogsPerPage, search } = body;
  const found = searchAccounts(await visibleAccounts(deps.mongo, session), search).toSorted(
    (one, other) => other.seenAt.getTime() - one.seenAt.getTime() || one._id.localeCompare(other._id),
  );
  const page = found.slice((pages - 1) * sessionLogsPerPage, pages * sessionLogsPerPage);
  const last = await readLastSessions(
    deps.mongo,
    page.map(({ _id }) => _id),
  );
  return {
    success: true,
    message: found.length === 0 ? 'No data available!' : 'Session logs found.',
    sessionLogs: page.map((account) => presentSessionSummary(account, last.get(account._id))),
    totalLogs: found.length,
    totalPages: Math.ceil(found.length / sessionLogsPerPage),
  };
});
