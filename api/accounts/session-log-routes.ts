import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { presentedFields, presentUser, type Session } from '#api/http/session.ts';
import { dayBeginsInIndia } from '#domain/day-in-india.ts';
import { canFor, canForAny } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SessionLogRecord } from '#mongo/models/session-log.ts';
import { accountFilter, findAccountIds, findUser, noSuchUser, readAccounts } from './find-accounts.ts';
import {
  fetchLogsHistory,
  fetchSessionLogs,
  type SessionLogEntry,
  type SessionSummary,
  sessionHistory,
} from './session-log-contract.ts';

/** A sign-in with the same time as a sign-out is the later of the two: it ended the previous session. */
function presentSessionSummary(
  { _id, id, firstName, lastName }: CurrentUser,
  { in: login, out: logout }: LastSessions = {},
): SessionSummary {
  const isIn = login !== undefined && (logout === undefined || login >= logout);
  const lastStatus = isIn ? 'in' : logout ? 'out' : null;
  return {
    _id,
    id,
    firstName,
    lastName,
    lastStatus,
    lastLogin: login?.toISOString() ?? null,
    lastLogout: logout?.toISOString() ?? null,
  };
}

interface LastSessions {
  in?: Date;
  out?: Date;
}

/** Reads the times of each account's last sign-in and sign-out; accounts that never signed in are absent. */
async function readLastSessions(mongo: Mongo, users: readonly string[]): Promise<Map<string, LastSessions>> {
  const newest = await mongo.sessionLogs.aggregate<{
    _id: { userId: Types.ObjectId; status: SessionLogRecord['status'] };
    at: Date;
  }>([
    { $match: { userId: { $in: users.map((id) => new Types.ObjectId(id)) } } },
    { $group: { _id: { userId: '$userId', status: '$status' }, at: { $max: '$createdAt' } } },
  ]);
  const last = new Map<string, LastSessions>();
  for (const { _id, at } of newest) {
    const user = String(_id.userId);
    last.set(user, { ...last.get(user), [_id.status]: at });
  }
  return last;
}

/** The account whose sessions the caller may see; undefined for an admin, who sees all. */
const ownOf = ({ user }: Session): Types.ObjectId | undefined =>
  canForAny(user, 'session-logs.read') ? undefined : new Types.ObjectId(user._id);

export const fetchSessionLogsRoute = handler(fetchSessionLogs, async ({ input: { body }, session, deps }) => {
  const { pages: page, sessionLogsPerPage: perPage, search } = body;
  const filter = accountFilter({ search, own: ownOf(session) });
  const sort = { seenAt: -1, _id: 1 } as const;
  const found = await readPage(deps.mongo.users, filter, { sort, page, perPage, fields: presentedFields });
  const accounts = found.records.map(presentUser);
  const last = await readLastSessions(
    deps.mongo,
    accounts.map(({ _id }) => _id),
  );
  return {
    success: true,
    message: found.total === 0 ? 'No data available!' : 'Session logs found.',
    sessionLogs: accounts.map((account) => presentSessionSummary(account, last.get(account._id))),
    totalLogs: found.total,
    totalPages: found.totalPages,
  };
});

const shown = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const inFigures = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Searchable text of an entry: its day in words and figures and its time, in India, in lower case. */
function logText({ createdAt }: Pick<SessionLogRecord, 'createdAt'>): string {
  return `${shown.format(createdAt)} ${inFigures.format(createdAt)}`.toLowerCase();
}

/** Maximum number of one account's entries that a search covers. */
const SEARCHED = 10_000;

interface Page {
  search: string;
  skip: number;
  limit: number;
}

/** Reads a page of one account's entries, newest first, that match the search by status, day or time. */
async function readUserLogs(
  mongo: Mongo,
  userId: Types.ObjectId,
  { search, skip, limit }: Page,
): Promise<{ logs: SessionLogRecord[]; total: number }> {
  const newest = () => mongo.sessionLogs.find({ userId }).sort({ createdAt: -1, _id: -1 });
  if (search === '') {
    const [logs, total] = await Promise.all([
      newest().skip(skip).limit(limit).lean<SessionLogRecord[]>(),
      mongo.sessionLogs.countDocuments({ userId }),
    ]);
    return { logs, total };
  }
  const words = search.toLowerCase().split(/\s+/);
  const found = (await newest().limit(SEARCHED).lean<SessionLogRecord[]>()).filter((log) => {
    const text = logText(log);
    return words.every((word) => (word === 'in' || word === 'out' ? log.status === word : text.includes(word)));
  });
  return { logs: found.slice(skip, skip + limit), total: found.length };
}

export const fetchLogsHistoryRoute = handler(fetchLogsHistory, async ({ input, session, deps: { mongo } }) => {
  const { userId } = input.params;
  const { pages, sessionLogsPerPage: limit, search } = input.body;
  if (!canFor(session.user, 'session-logs.read', userId)) throw noSuchUser();
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

/** Presents an entry with its account; `user` is undefined if the account no longer exists. */
function presentSessionLog(log: SessionLogRecord, user: CurrentUser | undefined): SessionLogEntry {
  const details = user && {
    _id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    contact: user.contact,
  };
  return {
    _id: String(log._id),
    userId: String(log.userId),
    status: log.status,
    ipAddress: log.ipAddress ?? '',
    createdAt: log.createdAt.toISOString(),
    userDetails: details ?? null,
  };
}

export const sessionHistoryRoute = handler(sessionHistory, async ({ input: { body }, session, deps }) => {
  const { currentPage, itemsPerPage, search, today } = body;
  const { sessionLogs } = deps.mongo;
  const own = ownOf(session);
  const seesAll = !own && search === '';
  const filter = {
    ...(!seesAll && { userId: { $in: await findAccountIds(deps.mongo, { search, own }) } }),
    ...(today && { createdAt: { $gte: dayBeginsInIndia(deps.now()) } }),
  };
  const [logs, totalLogs] = await Promise.all([
    sessionLogs
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((currentPage - 1) * itemsPerPage)
      .limit(itemsPerPage)
      .lean<SessionLogRecord[]>(),
    // polled every few seconds: the estimate avoids counting the whole collection
    seesAll && !today ? sessionLogs.estimatedDocumentCount() : sessionLogs.countDocuments(filter),
  ]);
  const shown = await readAccounts(
    deps.mongo,
    logs.map(({ userId }) => userId),
  );
  const byId = new Map(shown.map((account) => [account._id, account]));
  return {
    success: true,
    message: totalLogs === 0 ? 'No data available!' : 'Session logs found.',
    logs: logs.map((log) => presentSessionLog(log, byId.get(String(log.userId)))),
    totalLogs,
  };
});
