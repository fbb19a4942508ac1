import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { Session } from './session.ts';
import { sessionId } from './session-id.ts';

/** Revokes the session at once, in every process, and logs the sign-out with its device. */
export async function endSession(deps: Dependencies, session: Session, ipAddress: string): Promise<void> {
  const now = deps.now();
  const record = await deps.mongo.sessions
    .findOneAndUpdate({ _id: sessionId(session.key) }, { $set: { revokedAt: now } }, { returnDocument: 'before' })
    .lean();
  if (!record || record.revokedAt) return;
  await deps.mongo.sessionLogs.insertMany([{ ...signOut(record, now), ipAddress }]);
}

/** Revokes every session of an account, as when its password was changed or it is deleted; each sign-out is logged. */
export async function endAllSessions(deps: Pick<Dependencies, 'mongo' | 'now'>, userId: string): Promise<void> {
  const user = new Types.ObjectId(userId);
  const now = deps.now();
  const live = (await deps.mongo.sessions.find({ user }).lean()).filter(
    ({ revokedAt, expiresAt }) => !revokedAt && expiresAt > now,
  );
  if (live.length === 0) return;
  await deps.mongo.sessions.updateMany({ _id: { $in: live.map(({ _id }) => _id) } }, { $set: { revokedAt: now } });
  await deps.mongo.sessionLogs.insertMany(live.map((record) => signOut(record, now)));
}

function signOut({ user, ipAddress, browserName, fingerPrintId }: SessionRecord, now: Date) {
  return { userId: user, status: 'out' as const, createdAt: now, ipAddress, browserName, fingerPrintId };
}
