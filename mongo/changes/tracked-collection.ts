import type { AnyBulkWriteOperation, Model, QueryOptions, Types, UpdateQuery } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { KEY_TAKEN } from '#mongo/is-key-taken.ts';
import type { Tracked } from '#mongo/models/candidate.ts';
import type { TrackedEntity } from './change-event.ts';
import { recordFitter } from './fit-record.ts';
import { insertUnordered } from './insert-unordered.ts';
import { newNonce } from './nonce.ts';
import type { Mark, Relay } from './relay.ts';
import { permitWrites } from './write-guard.ts';

/** A record before its first write: tracking fills in the rest. */
export type NewRecord<R extends Tracked> = Omit<R, 'revision' | 'unpublished' | 'deleted' | 'deletedOn'>;

/** The only way a tracked collection is written: each write raises the revision and is announced. */
export interface TrackedCollection<R extends Tracked> {
  /** All or an error: mongoose's ValidationError before anything is written, code 11000 for a taken key. */
  insert(records: NewRecord<R>[]): Promise<void>;
  /**
   * Many at once. Throws a ValidationError before anything is written where one doesn't fit its model;
   * those whose key is taken are left out, and named by their place in `records`.
   */
  bulkInsert(records: NewRecord<R>[]): Promise<{ inserted: number; duplicates: number[] }>;
  /** Applies update operators to one record; null where there is none, or only a removed one's stub. */
  update(id: Types.ObjectId, update: UpdateQuery<R>, options?: UpdateOptions): Promise<{ revision: number } | null>;
  /** The same for many, unordered; gives how many records there were. */
  bulkUpdate(changes: { id: Types.ObjectId; update: UpdateQuery<R> }[]): Promise<{ matched: number }>;
  /** Empties the record to a stub marked deleted; null where there is none left to remove. */
  remove(id: Types.ObjectId): Promise<{ revision: number } | null>;
  /** The same for many, unordered; gives how many of them are out by then. */
  bulkRemove(ids: Types.ObjectId[]): Promise<{ removed: number }>;
  /** Announces a record again without changing it, as when something it is projected from has changed. */
  touch(id: Types.ObjectId): Promise<{ revision: number } | null>;
  /** Puts a record's revision above the one given: the index is ahead of a restored backup. Stubs too. */
  raiseAbove(id: Types.ObjectId, revision: number): Promise<{ revision: number } | null>;
  /** Drops stubs that no index holds any more; records that are not stubs stay. Gives how many went. */
  purge(ids: Types.ObjectId[]): Promise<number>;
}

export interface UpdateOptions {
  arrayFilters?: Record<string, unknown>[];
}

interface Dependencies {
  relay: Relay;
  now?: () => Date;
}

const OWN_FIELDS = new Set(['_id', 'revision', 'unpublished', 'deleted', 'deletedOn']);

interface Written {
  _id: Types.ObjectId;
  revision: number;
  unpublished?: string;
  deleted?: boolean;
}

/** Binds a collection to its relay. Every write is one atomic update that raises the revision and sets the mark. */
export function trackedCollection<R extends Tracked>(
  mongo: Mongo,
  entity: TrackedEntity,
  { relay, now = () => new Date() }: Dependencies,
): TrackedCollection<R> {
  const model = mongo.connection.model<R>(entity) as unknown as Model<Tracked>;
  const contentFields = Object.keys(model.schema.paths)
    .map((path) => path.split('.')[0] as string)
    .filter((field) => !OWN_FIELDS.has(field));
  const emptied = Object.fromEntries(contentFields.map((field) => [field, '']));
  const conform = recordFitter(model.schema);
  const nonce = () => newNonce(now().getTime());

  const marked = (update: UpdateQuery<Tracked>, raiseBy: number, mark: string): UpdateQuery<Tracked> => ({
    ...update,
    $inc: { ...update.$inc, revision: raiseBy },
    $set: { ...update.$set, unpublished: mark },
  });

  /** One atomic write by `_id` alone (a second condition would cost the embedded server a full scan). */
  async function write(id: Types.ObjectId, update: UpdateQuery<Tracked>, raiseBy = 1, options: QueryOptions = {}) {
    const mark = nonce();
    const before = await permitWrites(() =>
      model
        .findOneAndUpdate({ _id: id }, marked(update, raiseBy, mark), {
          ...options,
          // the record 'after' is read in a second step by the embedded server: it may be a later writer's
          returnDocument: 'before',
          projection: { revision: 1, deleted: 1 },
        })
        .lean<Written>()
        .exec(),
    );
    if (!before) return null;
    const written = { ...before, revision: before.revision + raiseBy };
    relay.publish(entity, [{ id, revision: written.revision, nonce: mark }]);
    return written;
  }

  const removal = (): UpdateQuery<Tracked> => ({ $set: { deleted: true, deletedOn: now() }, $unset: emptied });

  /** A write that met a stub may have put data into it: takes it out again. */
  async function unlessStub(written: Written | null): Promise<{ revision: number } | null> {
    if (!written) return null;
    if (!written.deleted) return { revision: written.revision };
    await write(written._id, { $unset: emptied });
    return null;
  }

  async function store(records: NewRecord<R>[]): Promise<{ inserted: number; duplicates: number[] }> {
    if (records.length === 0) return { inserted: 0, duplicates: [] };
    const marks: Mark[] = [];
    const documents = records.map((record) => {
      const mark = { id: record._id, revision: 1, nonce: nonce() };
      marks.push(mark);
      return conform({ ...record, revision: mark.revision, unpublished: mark.nonce });
    });
    const stored = await relay.during(
      marks.map((mark) => mark.nonce),
      async () => {
        const result = await permitWrites(() => insertUnordered(mongo.connection.collection(entity), documents));
        const kept = marks.filter((_, index) => !result.duplicates.has(index));
        relay.publish(entity, kept);
        return result;
      },
    );
    return { inserted: documents.length - stored.duplicates.size, duplicates: [...stored.duplicates] };
  }

  const readBack = (ids: Types.ObjectId[]) =>
    model.find({ _id: { $in: ids } }, { revision: 1, unpublished: 1, deleted: 1 }).lean<Written[]>();

  /** Many writes by `_id`, unordered; gives the records as they stand then. */
  async function writeMany(updates: { id: Types.ObjectId; update: UpdateQuery<Tracked> }[]): Promise<Written[]> {
    if (updates.length === 0) return [];
    await relay.roomForMore();
    const nonces = updates.map(nonce);
    const operations = updates.map(({ id, update }, at) => ({
      updateOne: { filter: { _id: id }, update: marked(update, 1, nonces[at] as string) },
    }));
    return relay.during(nonces, async () => {
      await permitWrites(() => model.bulkWrite(operations as AnyBulkWriteOperation<Tracked>[], { ordered: false }));
      const found = await readBack(updates.map(({ id }) => id));
      relay.publish(entity, stillMarked(found));
      return found;
    });
  }

  return {
    async insert(records) {
      const { duplicates } = await store(records);
      if (duplicates.length > 0) {
        throw Object.assign(new Error(`${entity}: ${duplicates.length} records have a key that is taken`), {
          code: KEY_TAKEN,
        });
      }
    },
    async bulkInsert(records) {
      await relay.roomForMore();
      return store(records);
    },
    async update(id, update, options) {
      const operators = checked(update as UpdateQuery<Tracked>);
      return unlessStub(await write(id, operators, 1, { ...options, runValidators: true }));
    },
    async bulkUpdate(changes) {
      const written = await writeMany(
        changes.map(({ id, update }) => ({ id, update: checked(update as UpdateQuery<Tracked>) })),
      );
      const stubs = written.filter(({ deleted }) => deleted);
      for (const stub of stubs) await unlessStub(stub);
      return { matched: written.length - stubs.length };
    },
    async remove(id) {
      const before = await model.findById(id, { deleted: 1 }).lean<Written>();
      if (!before || before.deleted) return null;
      const written = await write(id, removal());
      return written && { revision: written.revision };
    },
    async bulkRemove(ids) {
      const there = (await readBack(ids)).filter(({ deleted }) => !deleted);
      const written = await writeMany(there.map(({ _id }) => ({ id: _id, update: removal() })));
      return { removed: written.filter(({ deleted }) => deleted).length };
    },
    touch: async (id) => unlessStub(await write(id, {})),
    async raiseAbove(id, revision) {
      const before = await model.findById(id, { revision: 1 }).lean<Written>();
      if (!before) return null;
      const written = await write(id, {}, Math.max(1, revision + 1 - before.revision));
      return written && { revision: written.revision };
    },
    async purge(ids) {
      const found = await model.find({ _id: { $in: ids } }, { deleted: 1 }).lean<Written[]>();
      const stubs = found.filter(({ deleted }) => deleted).map(({ _id }) => _id);
      if (stubs.length === 0) return 0;
      const { deletedCount } = await permitWrites(() => model.deleteMany({ _id: { $in: stubs } }).exec());
      return deletedCount;
    },
  };
}

/** One without a mark was published by a sweep meanwhile. */
const stillMarked = (written: Written[]): Mark[] =>
  written.flatMap(({ _id, revision, unpublished }) => (unpublished ? [{ id: _id, revision, nonce: unpublished }] : []));

/** Only operators, and none of tracking's own fields. */
function checked(update: UpdateQuery<Tracked>): UpdateQuery<Tracked> {
  for (const [operator, fields] of Object.entries(update)) {
    if (!operator.startsWith('$')) throw new Error(`an update needs operators, not the bare field ${operator}`);
    for (const field of Object.keys(fields as object)) {
      if (OWN_FIELDS.has(field)) throw new Error(`${field} is written by the tracking itself`);
    }
  }
  return update;
}
