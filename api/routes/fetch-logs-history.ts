import { fetchLogsHistory } from '#api/contract/fetch-logs-history.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { readUserLogs } from '#api/session-logs/read-user-logs.ts';
import { findUser, noSuchUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const fetchLogsHistoryRoute = handler(fetchLogsHistory, async ({ input, session, deps: { mongo } }) => {
  const { userId } = input.params;
  const { pages, sessionLogsPerPage: limit, search } = input.body;
  if (session.user.role !== 'admin' && userId !== session.user._id) throw noSuchUser();
  const user = await findUser(mongo, userId);
  const { logs, total } = await readUserLogs(mongo, user._id, { search, skip: (pages - 1) * limit, limit });
  const data = logs.map(({ _id, status, createdAt }) => ({
    _id: String(_id),
    status,
    createdAt: createdAt.toISOString(),
  }));
  return {
    success: true,
    message: total === 0 ? 'No data available!' : 'Session logs found.',
    logHistory: { ...presentUser(user), data },
    totalLogs: total,
    totalPages: Math.ceil(total / limit),
  };
});
