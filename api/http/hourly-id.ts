import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

const HOUR_MS = 60 * 60 * 1000;
const ID_HEX_DIGITS = 24;

/**
 * The same `_id` for the same parts in the same clock hour (UTC): of two inserts, also in two processes, MongoDB takes
 * one. It is a hash, so the parts can't be read from it.
 */
export function hourlyId(parts: readonly string[], at: Date): Types.ObjectId {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const hash = createHash('sha256')
    .update(JSON.stringify([...parts, hour]))
    .digest('hex');
  return new Types.ObjectId(hash.slice(0, ID_HEX_DIGITS));
}
