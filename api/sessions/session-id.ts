import { createHash } from 'node:crypto';

/** The record's `_id` for a session's key: whoever reads the database learns no key that a token could name. */
export function sessionId(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
