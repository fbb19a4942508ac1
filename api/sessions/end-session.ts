import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { Session } from './session.ts';
import { sessionId } from './session-id.ts';

/** Revokes the session at once, in every process, and logs the sign-out. */
export async function endSession(deps: Dependencies, session: Session, ipAddress: string): Promise<void> {
  const now = deps.now();
  await deps.mongo.sessions.updateOne({ _id: sessionId(session.key) }, { $set: { revokedAt: now } });
  await deps.mongo.sessionLogs.insertMany([
    { userId: new Types.ObjectId(session.user._id), status: 'out', createdAt: now, ipAddress },
  ]);
}
