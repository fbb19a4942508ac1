import { Types } from 'mongoose';
import { sessionHistory } from '#api/contract/session-history.ts';
import { presentSessionLog } from '#api/presenters/present-session-log.ts';
import { visibleAccounts } from '#api/session-logs/visible-accounts.ts';
import { dayBeginsInIndia } from '#api/today-in-india.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import { searchAccounts } from '#api/users/search-accounts.ts';
import type { SessionLogRecord } from '#mongo/models/session-log.ts';
import { handler } from './handler.ts';

export const sessionHistoryRoute = handler(sessionHistory, async ({ input: { body }, session, deps }) => {
  const { currentPage, itemsPerPage, search, today } = body;
  const { sessionLogs } = deps.mongo;
  const everybody = session.user.role === 'admin' && search === '';
  const found = everybody ? null : searchAccounts(await visibleAccounts(deps.mongo, session), search);
  const filter = {
    ...(found && { userId: { $in: found.map(({ _id }) => new Types.ObjectId(_id)) } }),
    ...(today && { createdAt: { $gte: dayBeginsInIndia(deps.now()) } }),
  };
  const [logs, totalLogs] = await Promise.all([
    sessionLogs
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((currentPage - 1) * itemsPerPage)
      .limit(itemsPerPage)
      .lean<SessionLogRecord[]>(),
    // asked for every few seconds: of all entries the collection itself knows the number
    everybody && !today ? sessionLogs.estimatedDocumentCount() : sessionLogs.countDocuments(filter),
  ]);
  const shown =
    found ??
    (await readAccounts(
      deps.mongo,
      logs.map(({ userId }) => userId),
    ));
  const byId = new Map(shown.map((account) => [account._id, account]));
  return {
    success: true,
    message: totalLogs === 0 ? 'No data available!' : 'Session logs found.',
    logs: logs.map((log) => presentSessionLog(log, byId.get(String(log.userId)))),
    totalLogs,
  };
});
