import type { Types } from 'mongoose';
import { existingOwners } from '#mongo/dependents/owners.ts';
import type { OrphanCount } from '#mongo/models/orphan-sweep.ts';
import { inBatches } from './in-batches.ts';
import type { SweepContext } from './sweep-orphans.ts';

/** Pairs told apart and groups of duplicates that name a candidate who is gone: they say nothing any more. */
export async function sweepPairs({ mongo }: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
  const counts: OrphanCount[] = [];
  for (const [kind, name, least] of [
    ['pairs told apart', 'distinctPairs', 2],
    ['groups of duplicates', 'duplicateGroups', 2],
  ] as const) {
    const count: OrphanCount = { kind, removed: 0, moved: 0, kept: 0 };
    for await (const batch of inBatches(mongo, name, { candidates: 1 })) {
      stop.throwIfAborted();
      const records = batch as { _id: never; candidates?: Types.ObjectId[] }[];
      const there = await existingOwners(
        mongo,
        'candidates',
        records.flatMap(({ candidates = [] }) => candidates),
      );
      for (const { _id, candidates = [] } of records) {
        const gone = candidates.filter((id) => !there.has(String(id)));
        if (gone.length === 0) continue;
        const { collection } = mongo[name] as { collection: typeof mongo.comments.collection };
        if (candidates.length - gone.length < least) await collection.deleteOne({ _id });
        else await collection.updateOne({ _id }, { $pull: { candidates: { $in: gone } } } as object);
        count.removed += 1;
      }
    }
    counts.push(count);
  }
  return counts;
}
