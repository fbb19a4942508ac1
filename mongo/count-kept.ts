import type { Model } from 'mongoose';
import type { Tracked } from './models/candidate.ts';

/** How many records a tracked collection has besides the stubs of removed ones. Counts only the stubs one by one. */
export async function countKept<R extends Tracked>(model: Model<R>): Promise<number> {
  const [all, stubs] = await Promise.all([
    model.estimatedDocumentCount(),
    model.countDocuments({ deletedOn: { $exists: true } }),
  ]);
  return all - stubs;
}
