import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export interface TokenContent {
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
export async function readToken(token: string, now: Date, secret: Uint8Array): Promise<TokenContent | null> {
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
