import { Types } from 'mongoose';
import { z } from 'zod';
import { groupOf } from '#indexer/changes/index-names.ts';
import type { IndexedEntity, IndexTarget } from '#indexer/changes/outcomes.ts';
import { waitForGroup } from '#indexer/changes/wait-for-group.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import {
  compareRevisions,
  countDifferences,
  type Differences,
  differingIds,
  listRevisions,
  listVersions,
  type RecordRevision,
  repairDifferences,
  revisionsOf,
  versionsOf,
} from './compare-revisions.ts';
import { listIndices } from './list-indices.ts';

/** By then every index is up to date, or an audit has repaired it. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const STUBS_AT_ONCE = 500;

/** Permanently deletes stubs of records removed at least a day ago that are in none of these indices. */
async function purgeStubs(
  context: TaskContext,
  entity: IndexedEntity,
  indices: readonly string[],
  records: readonly RecordRevision[],
): Promise<number> {
  const before = context.now().getTime() - KEPT_MS;
  const old = records.filter(({ deleted, deletedOn }) => deleted && deletedOn !== null && deletedOn.getTime() < before);
  let purged = 0;
  for (let start = 0; start < old.length; start += STUBS_AT_ONCE) {
    context.signal.throwIfAborted();
    const ids = old.slice(start, start + STUBS_AT_ONCE).map(({ id }) => id);
    const held = await Promise.all(indices.map((index) => versionsOf(context.elasticsearch, index, ids)));
    const gone = ids.filter((id) => !held.some((versions) => versions.has(id)));
    purged += await context.changes[entity].purge(gone.map((id) => new Types.ObjectId(id)));
  }
  if (purged > 0) await context.logLine(`Removed ${purged} stubs of records deleted more than a day ago.`);
  return purged;
}

const auditInput = z.object({
  entity: z.enum(['candidates', 'jobs']).default('candidates'),
  repair: z.boolean().default(true),
});

/** Ids checked again per request. */
const RECORDS_AT_ONCE = 500;

/**
 * Compares every record with its document in the live index; with `repair`, fixes the differences. Changes in flight
 * are not differences: every difference is checked again once the index has caught up.
 */
export const run: RunTask = async (context, task) => {
  const { entity, repair } = auditInput.parse(task.input);
  const indices = (await listIndices(context.elasticsearch, context.mongo.namespace)).filter(
    (index) => index.entity === entity,
  );
  const live = indices.find((index) => index.live);
  if (!live) throw new Error(`There is no index of ${entity} to audit; run a reindex.`);
  const target = { entity, index: live.name };

  await context.report({ message: 'Comparing' });
  const records = await listRevisions(context.mongo, entity, context.signal);
  const versions = await listVersions(context.elasticsearch, live.name, context.signal);
  await context.report({ processed: 0, total: records.length, message: 'Checking differences again' });
  const differences = await confirm(context, target, compareRevisions(records, versions));
  const counts = countsOf(differences);
  await context.report({ processed: records.length, counts });
  await context.logLine(describe(counts));

  const repaired = repair ? await repairDifferences(context, target, differences) : 0;
  const names = indices.map(({ name }) => name);
  const purged = repair ? await purgeStubs(context, entity, names, records) : 0;
  await context.report({ saved: repaired });
  const living = records.filter(({ deleted }) => !deleted).length;
  return { ...target, records: living, documents: versions.size, ...counts, repaired, purged };
};

async function confirm(context: TaskContext, target: IndexTarget, suspected: Differences): Promise<Differences> {
  if (countDifferences(suspected) === 0) return suspected;
  const { changes, elasticsearch, kafka, mongo, signal } = context;
  await changes.relay.sweep(0);
  await changes.relay.settled();
  const topic = topicOf(mongo.namespace, target.entity);
  await waitForGroup(kafka, groupOf(mongo.namespace, target.index), topic, await kafka.endOffsets(topic), signal);
  const confirmed: Differences = { missing: [], stale: [], orphaned: [], ahead: [] };
  const ids = differingIds(suspected);
  for (let start = 0; start < ids.length; start += RECORDS_AT_ONCE) {
    signal.throwIfAborted();
    const part = ids.slice(start, start + RECORDS_AT_ONCE);
    // the index first: a change between the two reads then makes a document seem stale, never ahead
    const versions = await versionsOf(elasticsearch, target.index, part);
    const found = compareRevisions(await revisionsOf(mongo, target.entity, part), versions);
    confirmed.missing.push(...found.missing);
    confirmed.stale.push(...found.stale);
    confirmed.orphaned.push(...found.orphaned);
    confirmed.ahead.push(...found.ahead);
  }
  return confirmed;
}

const countsOf = ({ missing, stale, orphaned, ahead }: Differences) => ({
  missing: missing.length,
  stale: stale.length,
  orphaned: orphaned.length,
  ahead: ahead.length,
});

const describe = ({ missing, stale, orphaned, ahead }: ReturnType<typeof countsOf>): string =>
  `Missing ${missing}, stale ${stale}, orphaned ${orphaned}, ahead of MongoDB ${ahead}.`;
