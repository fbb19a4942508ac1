import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

const HOUR_MS = 60 * 60 * 1000;
const ID_HEX_DIGITS = 24;

/**
 * Returns the same `_id` for the same parts within a clock hour (UTC), so that MongoDB accepts only one of several
 * inserts, in any process.
 */
export function hourlyId(parts: readonly string[], at: Date): Types.ObjectId {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  return hashedId(JSON.stringify([...parts, hour]));
}

/** The same `_id` for the same text, in any process; the text can't be recovered from it. */
export const hashedId = (text: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(text).digest('hex').slice(0, ID_HEX_DIGITS));
