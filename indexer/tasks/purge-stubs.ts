import { Types } from 'mongoose';
import type { IndexedEntity } from '#indexer/outcomes.ts';
import type { RecordRevision } from './list-revisions.ts';
import { versionsOf } from './list-versions.ts';
import type { TaskContext } from './task-context.ts';

/** By then every index has followed, or an audit has made it follow. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const PART = 500;

/** Removes for good the stubs of records deleted a day ago or longer that are in none of these indices. */
export async function purgeStubs(
  context: TaskContext,
  entity: IndexedEntity,
  indices: readonly string[],
  records: readonly RecordRevision[],
): Promise<number> {
  const before = context.now().getTime() - KEPT_MS;
  const old = records.filter(({ deleted, deletedOn }) => deleted && deletedOn !== null && deletedOn.getTime() < before);
  let purged = 0;
  for (let start = 0; start < old.length; start += PART) {
    context.signal.throwIfAborted();
    const ids = old.slice(start, start + PART).map(({ id }) => id);
    const held = await Promise.all(indices.map((index) => versionsOf(context.elasticsearch, index, ids)));
    const gone = ids.filter((id) => !held.some((versions) => versions.has(id)));
    purged += await context.changes[entity].purge(gone.map((id) => new Types.ObjectId(id)));
  }
  if (purged > 0) await context.logLine(`Removed ${purged} stubs of records deleted more than a day ago.`);
  return purged;
}
