import { type mongo as driver, Types } from 'mongoose';
import type { IndexedEntity } from '#indexer/outcomes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

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
