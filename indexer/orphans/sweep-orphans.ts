import { Types } from 'mongoose';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { type Dependent, dependents, ORPHAN_MINUTES } from '#mongo/dependents/dependents.ts';
import { moveDependent, removeDependent } from '#mongo/dependents/move-dependent.ts';
import { existingOwners, mergedInto } from '#mongo/dependents/owners.ts';
import type { OrphanCount } from '#mongo/models/orphan-sweep.ts';
import { inBatches } from './in-batches.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepPairs } from './sweep-pairs.ts';

export type SweepContext = Pick<IndexerContext, 'mongo' | 'changes' | 'now'>;

const MINUTE_MS = 60_000;

/**
 * Goes once through every collection of dependents: those whose owner is gone move to the candidate it was merged into,
 * or are removed. Gives the kinds of which there were any. Throws the signal's reason when it is aborted.
 */
export async function sweepOrphans(context: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
  const counts: OrphanCount[] = [];
  for (const dependent of Object.values(dependents)) counts.push(await sweepKind(context, dependent, stop));
  counts.push(...(await sweepPairs(context, stop)), ...(await sweepFiles(context, stop)));
  return counts.filter(({ removed, moved, kept }) => removed + moved + kept > 0);
}

interface Found {
  _id: Types.ObjectId | string;
  owners: Types.ObjectId[];
  madeAt: Date | null;
}

async function sweepKind(context: SweepContext, dependent: Dependent, stop: AbortSignal): Promise<OrphanCount> {
  const { mongo, now } = context;
  const { kind, collection, field, madeAt, owner } = dependent;
  const count: OrphanCount = { kind, removed: 0, moved: 0, kept: 0 };
  const before = now().getTime() - (dependent.minutes ?? ORPHAN_MINUTES) * MINUTE_MS;
  const projection: Record<string, 1> = { [field]: 1, deleted: 1, ...(madeAt && { [madeAt]: 1 }) };
  for await (const batch of inBatches(mongo, collection, projection)) {
    stop.throwIfAborted();
    const found = batch.filter(({ deleted }) => !deleted).map((record) => read(record, dependent));
    const owners = found.flatMap((record) => record.owners);
    if (owners.length === 0) continue;
    const there = await existingOwners(mongo, owner, owners);
    for (const record of found) {
      for (const gone of record.owners.filter((id) => !there.has(String(id)))) {
        if ((record.madeAt ?? gone.getTimestamp()).getTime() > before) continue;
        count[await settle(context, dependent, record._id, gone)] += 1;
      }
    }
  }
  return count;
}

function read(record: Record<string, unknown>, { field, madeAt }: Dependent): Found {
  const { _id } = record as { _id: Types.ObjectId | string };
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  const owners = [value].flat().filter((id): id is Types.ObjectId => id instanceof Types.ObjectId);
  const date = madeAt ? record[madeAt] : null;
  // a list's or alert's own age says nothing of a place in it
  const byId = _id instanceof Types.ObjectId && field !== '_id' ? _id.getTimestamp() : null;
  return { _id, owners, madeAt: date instanceof Date ? date : byId };
}

async function settle(
  context: SweepContext,
  dependent: Dependent,
  _id: Types.ObjectId | string,
  from: Types.ObjectId,
): Promise<'moved' | 'removed' | 'kept'> {
  if (dependent.withoutOwner === 'keep') return 'kept';
  const to = dependent.owner === 'candidates' ? await mergedInto(context.mongo, from) : null;
  if (to) await moveDependent(context, dependent, _id, { from, to });
  else await removeDependent(context, dependent, _id, from);
  return to ? 'moved' : 'removed';
}
