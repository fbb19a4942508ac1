import type { Dependencies } from '#api/dependencies.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isOfPassword } from './is-of-password.ts';
import { sessionId } from './session-id.ts';

export const IDLE_LIMIT_MS = 12 * 60 * 60 * 1000;

/** Whether a session that a stream began with still stands: streams outlive the check at their door. */
export async function isSessionOpen({ mongo, now }: Dependencies, key: string): Promise<boolean> {
  const record = await mongo.sessions.findOne({ _id: sessionId(key) }).lean<SessionRecord>();
  if (!record || record.revokedAt) return false;
  const account = await mongo.users.findOne({ _id: record.user }, { passwordVersion: 1 }).lean<UserRecord>();
  if (!account || !isOfPassword(record, account)) return false;
  const time = now();
  return record.expiresAt > time && time.getTime() - record.lastSeenAt.getTime() < IDLE_LIMIT_MS;
}
