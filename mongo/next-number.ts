import type { Mongo } from './connect-mongo.ts';
import { displayId, type Numbered } from './display-id.ts';

/**
 * Takes the next `count` display ids of a kind, in order: a prefix and at least six digits. Numbers are never
 * given twice; some stay unused where a process dies in between.
 */
export async function nextDisplayIds(mongo: Mongo, kind: Numbered, count: number): Promise<string[]> {
  const counter = await mongo.counters
    .findOneAndUpdate({ _id: kind }, { $inc: { value: count } }, { upsert: true, returnDocument: 'after' })
    .lean();
  if (!counter) throw new Error(`no counter for ${kind}`);
  const first = counter.value - count + 1;
  return Array.from({ length: count }, (_, index) => displayId(kind, first + index));
}

export const nextApplicantIds = (mongo: Mongo, count: number): Promise<string[]> =>
  nextDisplayIds(mongo, 'candidates', count);
