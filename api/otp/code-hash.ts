import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is stored of a code. Keyed, since a million codes are hashed in a second; bound to the record's key. */
export function codeHash(secret: Uint8Array, key: string, code: string): string {
  return createHmac('sha256', secret).update(`${key}:${code}`).digest('base64url');
}

/** Compares two hashes in equal time. */
export function sameHash(one: string | undefined, other: string): boolean {
  if (one?.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
