import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SessionLogRecord } from '#mongo/models/session-log.ts';

export interface LastSessions {
  in?: Date;
  out?: Date;
}

/** When each of these accounts last signed in and out; one that never did is missing. */
export async function readLastSessions(mongo: Mongo, users: readonly string[]): Promise<Map<string, LastSessions>> {
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
