import { Types } from 'mongoose';
import { indexChanges } from '#indexer/index-changes.ts';
import type { IndexTarget } from '#indexer/outcomes.ts';
import { writeBulk } from '#indexer/steps/write-bulk.ts';
import type { Differences } from './compare-revisions.ts';
import { versionsOf } from './list-versions.ts';
import type { TaskContext } from './task-context.ts';

const PART = 500;

/**
 * Mends the index from the records: missing and stale ones are indexed, orphans deleted. Where the index is ahead, the
 * record is raised above it by a tracked write, and comes by Kafka as every change does. Gives how many were mended;
 * one that the index refused (it is among the dead letters) or that has moved on by itself does not count.
 */
export async function repairDifferences(
  context: TaskContext,
  target: IndexTarget,
  found: Differences,
): Promise<number> {
  let mended = 0;
  for (const ids of parts([...found.missing, ...found.stale])) {
    const events = ids.map((id) => ({ entity: target.entity, id, revision: 1 }));
    const tally = await indexChanges(context, target, events, context.signal);
    mended += tally.indexed + tally.deleted;
    if (tally.stale > 0) mended += await raiseRefused(context, target, ids);
  }
  for (const orphans of parts(found.orphaned)) {
    const actions = orphans.map(({ id, version }) => ({ kind: 'delete' as const, id, version }));
    const outcomes = await writeBulk(context.elasticsearch, target.index, actions);
    mended += outcomes.filter(({ name }) => name === 'deleted').length;
  }
  for (const { id, version } of found.ahead) {
    context.signal.throwIfAborted();
    if (await context.changes[target.entity].raiseAbove(new Types.ObjectId(id), version)) mended += 1;
  }
  return mended;
}

/**
 * The index remembers the version under which it deleted a document, for an hour, and takes nothing below it. Where
 * that stands in the way (a document deleted by hand), a tracked write raises the record, as often as audits find it.
 */
async function raiseRefused(context: TaskContext, target: IndexTarget, ids: readonly string[]): Promise<number> {
  const held = await versionsOf(context.elasticsearch, target.index, ids);
  let raised = 0;
  for (const id of ids) {
    if (!held.has(id) && (await context.changes[target.entity].touch(new Types.ObjectId(id)))) raised += 1;
  }
  return raised;
}

function* parts<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += PART) yield all.slice(start, start + PART);
}
