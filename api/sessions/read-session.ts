import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isRefusedDemo } from './demo-access.ts';
import { isOfPassword } from './is-of-password.ts';
import { IDLE_LIMIT_MS } from './is-session-open.ts';
import type { Session } from './session.ts';
import { sessionId } from './session-id.ts';
import { readToken } from './session-token.ts';

/** How stale `lastSeenAt` may get before it is written again: a write for each request would cost more than it tells. */
const SEEN_STEP_MS = 5 * 60 * 1000;

/** What is shown of an account and ends its sessions, and no more: its devices may be many. */
const ACCOUNT = { id: 1, firstName: 1, lastName: 1, email: 1, contact: 1, role: 1, passwordVersion: 1 } as const;

/** The session that a cookie stands for; null where there is none, it was revoked, ran out, or the account is gone. */
export async function readSession(deps: Dependencies, token: string | undefined): Promise<Session | null> {
  if (!token) return null;
  const now = deps.now();
  const named = await readToken(token, now, deps.sessionSecret);
  if (!named) return null;
  const { sessions, users } = deps.mongo;
  const [record, user] = await Promise.all([
    // the driver itself: on the way of every call, what a model adds to a read by _id is felt
    sessions.collection.findOne<SessionRecord>({ _id: sessionId(named.key) } as object),
    users.collection.findOne<UserRecord>({ _id: new Types.ObjectId(named.userId) }, { projection: ACCOUNT }),
  ]);
  if (!record || !user || record.revokedAt || String(record.user) !== named.userId) return null;
  if (!isOfPassword(record, user) || isRefusedDemo(deps.config, user)) return null;
  const idleMs = now.getTime() - record.lastSeenAt.getTime();
  if (record.expiresAt <= now || idleMs >= IDLE_LIMIT_MS) return null;
  if (idleMs > SEEN_STEP_MS) await sessions.updateOne({ _id: record._id }, { $set: { lastSeenAt: now } });
  return { key: named.key, user: presentUser(user) };
}
