import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SessionLogRecord } from '#mongo/models/session-log.ts';
import { logText } from './log-text.ts';

/** As far back as a search in one account's entries goes. */
const SEARCHED = 10_000;

interface Page {
  search: string;
  skip: number;
  limit: number;
}

/** One account's entries, newest first: a page of those whose status, day or time holds what is searched for. */
export async function readUserLogs(
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
