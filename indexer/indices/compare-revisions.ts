import type { Client } from '@elastic/elasticsearch';
import { type mongo as driver, Types } from 'mongoose';
import { indexChanges } from '#indexer/changes/index-changes.ts';
import type { IndexedEntity, IndexTarget } from '#indexer/changes/outcomes.ts';
import { writeBulk } from '#indexer/changes/write-bulk.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { COMMITTED, type Mongo } from '#mongo/connect-mongo.ts';

export interface Differences {
  /** Records missing from the index. */
  missing: string[];
  /** The index has an older revision. */
  stale: string[];
  /** Indexed documents without a record. */
  orphaned: { id: string; version: number }[];
  /** The index has a revision that MongoDB never had, for example after a backup was restored. */
  ahead: { id: string; version: number }[];
}

/** Compares an index (`_id` → version) with its records. */
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
 * Every record's id and revision, sorted by id: one projected cursor, sorted here. Sorting in the embedded server takes
 * seconds per page, and its memory at a million records; here a million take about 150 MB for a minute.
 */
export async function listRevisions(
  mongo: Mongo,
  entity: IndexedEntity,
  signal: AbortSignal,
): Promise<RecordRevision[]> {
  const cursor = mongo[entity].collection.find({}, { projection: PROJECTION, batchSize: 5_000, ...COMMITTED });
  const revisions: RecordRevision[] = [];
  for await (const record of cursor) {
    signal.throwIfAborted();
    revisions.push(toRevision(record));
  }
  return revisions.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same for these ids; ids without a record are omitted. */
export async function revisionsOf(
  mongo: Mongo,
  entity: IndexedEntity,
  ids: readonly string[],
): Promise<RecordRevision[]> {
  const records = await mongo[entity].collection
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { projection: PROJECTION, ...COMMITTED })
    .toArray();
  return records.map(toRevision);
}

const PAGE = 10_000;
const KEPT = '2m';

/** The version of every searchable document of this index, by `_id`. */
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

/** The current versions of these documents, refreshed or not; missing ones are omitted. */
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
 * Repairs the index from the records: indexes missing and stale ones, deletes orphans. Where the index is ahead, a
 * tracked write raises the record above it, and Kafka delivers it as any change. Returns the number repaired, without
 * those that the index rejected (they are dead letters) or that have changed since.
 */
export async function repairDifferences(
  context: TaskContext,
  target: IndexTarget,
  found: Differences,
): Promise<number> {
  let repaired = 0;
  for (const ids of parts([...found.missing, ...found.stale])) {
    const events = ids.map((id) => ({ entity: target.entity, id, revision: 1 }));
    const tally = await indexChanges(context, target, events, context.signal);
    repaired += tally.indexed + tally.deleted;
    if (tally.stale > 0) repaired += await raiseRefused(context, target, ids);
  }
  for (const orphans of parts(found.orphaned)) {
    const actions = orphans.map(({ id, version }) => ({ kind: 'delete' as const, id, version }));
    const outcomes = await writeBulk(context.elasticsearch, target.index, actions);
    repaired += outcomes.filter(({ name }) => name === 'deleted').length;
  }
  for (const { id, version } of found.ahead) {
    context.signal.throwIfAborted();
    if (await context.changes[target.entity].raiseAbove(new Types.ObjectId(id), version)) repaired += 1;
  }
  return repaired;
}

/**
 * For an hour the index remembers the version of a deleted document and rejects lower ones. If a document was deleted
 * by hand, a tracked write raises the record, as often as audits find it.
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
