import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

const HOUR_MS = 60 * 60 * 1000;
const ID_HEX_DIGITS = 24;

/**
 * Returns the same `_id` for the same parts within a clock hour (UTC), so that MongoDB accepts only one of several
 * inserts, in any process. It is a hash, so the parts can't be recovered from it.
 */
export function hourlyId(parts: readonly string[], at: Date): Types.ObjectId {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const hash = createHash('sha256')
    .update(JSON.stringify([...parts, hour]))
    .digest('hex');
  return new Types.ObjectId(hash.slice(0, ID_HEX_DIGITS));
}
