import { jwtVerify, SignJWT } from 'jose';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Dependencies } from '#api/http/dependencies.ts';
import { IDLE_LIMIT_MS, isOfPassword, presentUser, type Session, sessionId } from '#api/http/session.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isRefusedDemo } from './demo-access.ts';

interface TokenContent {
  key: string;
  userId: string;
}

const claims = z.object({ sid: z.string().min(1).max(100), sub: z.string().regex(/^[0-9a-f]{24}$/), exp: z.number() });
const ALGORITHM = 'HS256';

/** Signs a token that names a session record and its account until `expiresAt`. */
export async function signToken({ key, userId }: TokenContent, expiresAt: Date, secret: Uint8Array): Promise<string> {
  return new SignJWT({ sid: key })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/** Verified tokens, so that a page's next call costs no second signature check (a hop over the thread pool each). */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();
const KEPT = 5_000;

interface Verified extends TokenContent {
  expiresAtMs: number;
}

/** What a token names, or null where it is forged, expired or no token of ours. */
async function readToken(token: string, now: Date, secret: Uint8Array): Promise<TokenContent | null> {
  const known = verified.get(secret) ?? new Map<string, Verified>();
  verified.set(secret, known);
  const content = known.get(token) ?? (await verify(token, now, secret));
  if (!content || content.expiresAtMs <= now.getTime()) return null;
  if (known.size >= KEPT) known.clear();
  known.set(token, content);
  return content;
}

async function verify(token: string, now: Date, secret: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], currentDate: now });
    const { sid, sub, exp } = claims.parse(payload);
    return { key: sid, userId: sub, expiresAtMs: exp * 1000 };
  } catch {
    return null; // whatever is wrong with it, it names no session
  }
}

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
