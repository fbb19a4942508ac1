import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { Secrets } from '#api/http/secrets.ts';
import {
  IDLE_LIMIT_MS,
  isOfPassword,
  presentedFields,
  presentUser,
  type Session,
  sessionId,
} from '#api/http/session.ts';
import type { SessionRecord } from '#mongo/models/session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isRefusedDemo } from './demo-access.ts';

interface TokenContent {
  key: string;
  userId: string;
}

const claims = z.object({
  sid: z.string().min(1).max(100),
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  exp: z.number(),
  /** Whether it was issued since cookies have the `__Host-` prefix. */
  host: z.boolean().default(false),
});
const ALGORITHM = 'HS256';

/** Signs a token with a session's key and its account, valid until `expiresAt`. */
export async function signToken({ key, userId }: TokenContent, expiresAt: Date, secret: Uint8Array): Promise<string> {
  return new SignJWT({ sid: key, host: true })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/** Caches verified tokens: each signature check costs a hop over the thread pool. */
const verified = new WeakMap<Secrets, LRUCache<string, Verified>>();
const KEPT = 5_000;

interface Verified extends TokenContent {
  expiresAtMs: number;
  host: boolean;
}

/** Returns the token's content, or null if it is forged, expired or malformed. */
async function readToken(token: string, now: Date, secrets: Secrets): Promise<Verified | null> {
  const known = verified.get(secrets) ?? new LRUCache<string, Verified>({ max: KEPT });
  verified.set(secrets, known);
  const content = known.get(token) ?? (await verifyByAny(token, now, secrets));
  if (!content || content.expiresAtMs <= now.getTime()) return null;
  known.set(token, content);
  return content;
}

async function verifyByAny(token: string, now: Date, secrets: Secrets): Promise<Verified | null> {
  for (const secret of secrets.all) {
    const content = await verify(token, now, secret);
    if (content) return content;
  }
  return null;
}

async function verify(token: string, now: Date, secret: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], currentDate: now });
    const { sid, sub, exp, host } = claims.parse(payload);
    return { key: sid, userId: sub, expiresAtMs: exp * 1000, host };
  } catch {
    return null; // any invalid token means no session
  }
}

/** How stale `lastSeenAt` may get: a write for each request would be too expensive. */
const SEEN_STEP_MS = 5 * 60 * 1000;

/** The fields of an account that are presented, end its sessions or limit it. */
const ACCOUNT = { ...presentedFields, passwordVersion: 1, dailyLimits: 1, 'secondFactor.since': 1 } as const;

/**
 * Reads the session of a cookie; null if there is none, it was revoked or expired, or the account is gone. `isFormer`:
 * the cookie has no `__Host-` prefix although the API sets it. It then counts only with a token from before the prefix;
 * those expire within seven days, and a subdomain that plants the cookie can't get one.
 */
export async function readSession(
  deps: Dependencies,
  token: string | undefined,
  { isFormer = false }: { isFormer?: boolean } = {},
): Promise<Session | null> {
  if (!token) return null;
  const now = deps.now();
  const named = await readToken(token, now, deps.secrets);
  if (!named || (isFormer && named.host)) return null;
  const { sessions, users } = deps.mongo;
  const [record, user] = await Promise.all([
    // uses the driver directly: this runs on every call, where a model's overhead is noticeable
    sessions.collection.findOne<SessionRecord>({ _id: sessionId(named.key) } as object),
    users.collection.findOne<UserRecord>({ _id: new Types.ObjectId(named.userId) }, { projection: ACCOUNT }),
  ]);
  if (!record || !user || record.revokedAt || String(record.user) !== named.userId) return null;
  if (!isOfPassword(record, user) || isRefusedDemo(deps.config, user)) return null;
  const idleMs = now.getTime() - record.lastSeenAt.getTime();
  if (record.expiresAt <= now || idleMs >= IDLE_LIMIT_MS) return null;
  if (idleMs > SEEN_STEP_MS) await sessions.updateOne({ _id: record._id }, { $set: { lastSeenAt: now } });
  return {
    key: named.key,
    user: presentUser(user),
    dailyLimits: user.dailyLimits ?? {},
    provedAt: record.provedAt ?? record.createdAt,
    mustSetUpSecondFactor: !user.secondFactor && deps.config.SECOND_FACTOR_REQUIRED_FOR.includes(user.role),
  };
}
