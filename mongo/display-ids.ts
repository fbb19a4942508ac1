import type { Mongo } from './connect-mongo.ts';
import { isKeyTaken } from './is-key-taken.ts';
import type { CounterRecord } from './models/counter.ts';

const PREFIXES = { candidates: 'SAN-', jobs: 'JOB-', tickets: 'TKT-', users: 'USR-', erasures: 'ERA-' } as const;
type Numbered = keyof typeof PREFIXES;

/** How a number is shown: a prefix and at least six digits. */
export const displayId = (kind: Numbered, number: number): string =>
  `${PREFIXES[kind]}${String(number).padStart(6, '0')}`;

/**
 * Takes the next `count` display ids of a kind, in order: a prefix and at least six digits. Numbers are never
 * given twice; some stay unused where a process dies in between.
 */
export async function nextDisplayIds(mongo: Mongo, kind: Numbered, count: number): Promise<string[]> {
  let given = await countUp(mongo, kind, count);
  if (given === undefined) {
    await beginCounter(mongo, kind);
    given = await countUp(mongo, kind, count);
  }
  if (given === undefined) throw new Error(`there is no counter for ${kind}`);
  const first = given + 1;
  return Array.from({ length: count }, (_, index) => displayId(kind, first + index));
}

export const nextApplicantIds = (mongo: Mongo, count: number): Promise<string[]> =>
  nextDisplayIds(mongo, 'candidates', count);

/**
 * Gives the value before: the embedded server reads a record 'after' in a second step, between which and the first
 * somebody else's may come.
 */
async function countUp(mongo: Mongo, kind: Numbered, count: number): Promise<number | undefined> {
  const counter = await mongo.counters
    .findOneAndUpdate({ _id: kind }, { $inc: { value: count } }, { returnDocument: 'before' })
    .lean<CounterRecord>();
  return counter?.value;
}

/** By an insert, not an upsert: two upserts at once may both believe that they were first. */
async function beginCounter(mongo: Mongo, kind: Numbered): Promise<void> {
  try {
    await mongo.counters.create({ _id: kind, value: 0 });
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
  }
}
