import type { Dependencies } from '#api/dependencies.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import { IDLE_LIMIT_MS } from './read-session.ts';
import { sessionId } from './session-id.ts';

/** Whether a session that a stream began with still stands: streams outlive the check at their door. */
export async function isSessionOpen({ mongo, now }: Dependencies, key: string): Promise<boolean> {
  const record = await mongo.sessions.findOne({ _id: sessionId(key) }).lean<SessionRecord>();
  if (!record || record.revokedAt) return false;
  const time = now();
  return record.expiresAt > time && time.getTime() - record.lastSeenAt.getTime() < IDLE_LIMIT_MS;
}
