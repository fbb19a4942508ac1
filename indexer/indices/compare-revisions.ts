import type { Client } from '@elastic/elasticsearch';
import { type mongo as driver, Types } from 'mongoose';
import { indexChanges } from '#indexer/changes/index-changes.ts';
import type { IndexedEntity, IndexTarget } from '#indexer/changes/outcomes.ts';
import { writeBulk } from '#indexer/changes/write-bulk.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

export interface Differences {
  /** Records that the index lacks. */
  missing: string[];
  /** The index holds an older revision. */
  stale: string[];
  /** The index holds what is no record any more. */
  orphaned: { id: string; version: number }[];
  /** The index holds a revision that Mongo never had, as after a backup was put back. */
  ahead: { id: string; version: number }[];
}

/** What tells an index (`_id` → version) from the records it is made from. */
export function compareRevisions(
  records: readonly Pick<RecordRevision, 'id' | 'revision' | 'deleted'>[],
  versions: ReadonlyMap<string, number>,
): Differences {
  const differences: Differences = { missing: [], stale: [], orphaned: [], ahead: [] };
  const living = new Set<string>();
  for (const { id, revision, deleted } of records) {
    if (deleted) continue;
    living.add(id);
    const version = versions.get(id);
    if (version === undefined) differences.missing.push(id);
    else if (version < revision) differences.stale.push(id);
    else if (version > revision) differences.ahead.push({ id, version });
  }
  for (const [id, version] of versions) if (!living.has(id)) differences.orphaned.push({ id, version });
  return differences;
}

export const countDifferences = ({ missing, stale, orphaned, ahead }: Differences): number =>
  missing.length + stale.length + orphaned.length + ahead.length;

/** Every id that differs. */
export const differingIds = ({ missing, stale, orphaned, ahead }: Differences): string[] => [
  ...missing,
  ...stale,
  ...[...orphaned, ...ahead].map(({ id }) => id),
];

export interface RecordRevision {
  /** 24 hex digits. */
  id: string;
  revision: number;
  deleted: boolean;
  deletedOn: Date | null;
}

const PROJECTION = { _id: 1, revision: 1, deleted: 1, deletedOn: 1 } as const;

const toRevision = ({ _id, revision, deleted, deletedOn }: driver.WithId<driver.BSON.Document>): RecordRevision => ({
  id: String(_id),
  revision,
  deleted: deleted === true,
  deletedOn: deletedOn ?? null,
});

/**
 * Every record's id and revision, sorted by id: one projected cursor, sorted here. Sorting in the store takes seconds
 * a page in the embedded server, and its memory at a million; here a million take about 150 MB for a minute.
 */
export async function listRevisions(
  mongo: Mongo,
  entity: IndexedEntity,
  signal: AbortSignal,
): Promise<RecordRevision[]> {
  const cursor = mongo[entity].collection.find({}, { projection: PROJECTION, batchSize: 5_000 });
  const revisions: RecordRevision[] = [];
  for await (const record of cursor) {
    signal.throwIfAborted();
    revisions.push(toRevision(record));
  }
  return revisions.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same for these ids; those that are no records are missing in the answer. */
export async function revisionsOf(
  mongo: Mongo,
  entity: IndexedEntity,
  ids: readonly string[],
): Promise<RecordRevision[]> {
  const records = await mongo[entity].collection
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { projection: PROJECTION })
    .toArray();
  return records.map(toRevision);
}

const PAGE = 10_000;
const KEPT = '2m';

/** The version of every document that a search of this index can see, by `_id`. */
export async function listVersions(
  elasticsearch: Client,
  index: string,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  const { id } = await elasticsearch.openPointInTime({ index, keep_alive: KEPT });
  let pit = { id, keep_alive: KEPT };
  try {
    for (let after: (number | string)[] | undefined; ; ) {
      signal.throwIfAborted();
      const { hits, pit_id } = await elasticsearch.search({
        pit,
        size: PAGE,
        sort: [{ _shard_doc: 'asc' }],
        _source: false,
        version: true,
        track_total_hits: false,
        ...(after && { search_after: after }),
      });
      pit = { id: pit_id ?? pit.id, keep_alive: KEPT };
      for (const hit of hits.hits) versions.set(hit._id!, hit._version!);
      after = hits.hits.at(-1)?.sort as (number | string)[] | undefined;
      if (hits.hits.length < PAGE) return versions;
    }
  } finally {
    await elasticsearch.closePointInTime({ id: pit.id });
  }
}

/** The versions of these documents as they stand now, refreshed or not; those that are not there are missing. */
export async function versionsOf(
  elasticsearch: Client,
  index: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { docs } = await elasticsearch.mget({ index, ids: [...ids], _source: false });
  return new Map(docs.flatMap((doc) => ('found' in doc && doc.found ? [[doc._id, doc._version!] as const] : [])));
}

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
