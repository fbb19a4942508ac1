import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export interface TokenContent {
  key: string;
  userId: string;
}

const claims = z.object({ sid: z.string().min(1).max(100), sub: z.string().regex(/^[0-9a-f]{24}$/) });
const ALGORITHM = 'HS256';

/** Signs a token that names a session record and its account until `expiresAt`. */
export async function signToken({ key, userId }: TokenContent, expiresAt: Date, secret: Uint8Array): Promise<string> {
  return new SignJWT({ sid: key })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/** What a token names, or null where it is forged, expired or no token of ours. */
export async function readToken(token: string, now: Date, secret: Uint8Array): Promise<TokenContent | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], currentDate: now });
    const { sid, sub } = claims.parse(payload);
    return { key: sid, userId: sub };
  } catch {
    return null; // whatever is wrong with it, it names no session
  }
}
