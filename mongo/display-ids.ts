import type { Mongo } from './connect-mongo.ts';
import { isKeyTaken } from './is-key-taken.ts';
import type { CounterRecord } from './models/counter.ts';

const PREFIXES = { candidates: 'SAN-', jobs: 'JOB-', tickets: 'TKT-', users: 'USR-', erasures: 'ERA-' } as const;
type Numbered = keyof typeof PREFIXES;

/** Format of a display id: a prefix and at least six digits. */
export const displayId = (kind: Numbered, number: number): string =>
  `${PREFIXES[kind]}${String(number).padStart(6, '0')}`;

/**
 * Allocates the next `count` display ids of a kind, in order. Ids are never reused; a crash between allocation and
 * insert leaves gaps.
 */
export async function nextDisplayIds(mongo: Mongo, kind: Numbered, count: number): Promise<string[]> {
  let given = await countUp(mongo, kind, count);
  if (given === undefined) {
    await beginCounter(mongo, kind);
    given = await countUp(mongo, kind, count);
  }
  if (given === undefined) throw new Error(`There is no counter for ${kind}`);
  const first = given + 1;
  return Array.from({ length: count }, (_, index) => displayId(kind, first + index));
}

export const nextApplicantIds = (mongo: Mongo, count: number): Promise<string[]> =>
  nextDisplayIds(mongo, 'candidates', count);

/**
 * Returns the value before the increment: the embedded server reads the record 'after' in a second step, which may
 * already include another increment.
 */
async function countUp(mongo: Mongo, kind: Numbered, count: number): Promise<number | undefined> {
  const counter = await mongo.counters
    .findOneAndUpdate({ _id: kind }, { $inc: { value: count } }, { returnDocument: 'before' })
    .lean<CounterRecord>();
  return counter?.value;
}

/** An insert, not an upsert: two concurrent upserts may both report that they created the record. */
async function beginCounter(mongo: Mongo, kind: Numbered): Promise<void> {
  try {
    await mongo.counters.create({ _id: kind, value: 0 });
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
  }
}
