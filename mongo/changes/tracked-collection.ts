import type { AnyBulkWriteOperation, Model, QueryOptions, Types, UpdateQuery } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { KEY_TAKEN } from '#mongo/is-key-taken.ts';
import type { Tracked } from '#mongo/models/candidate.ts';
import type { TrackedEntity } from './change-event.ts';
import { Conflict } from './conflict.ts';
import { recordFitter } from './fit-record.ts';
import { insertUnordered } from './insert-unordered.ts';
import type { Mark, Relay } from './relay.ts';
import { newNonce } from './unpublished-marks.ts';
import { untilUnclaimed } from './until-unclaimed.ts';
import { permitWrites } from './write-guard.ts';

/** A record before its first write: tracking fills in the rest. */
export type NewRecord<R extends Tracked> = Omit<R, 'revision' | 'unpublished' | 'deleted' | 'deletedOn' | 'command'>;

/** The only way a tracked collection is written: each write raises the revision and is announced. */
export interface TrackedCollection<R extends Tracked> {
  /** All or an error: mongoose's ValidationError before anything is written, code 11000 for a taken key. */
  insert(records: NewRecord<R>[]): Promise<void>;
  /**
   * Many at once. Throws a ValidationError before anything is written where one doesn't fit its model;
   * those whose key is taken are left out, and named by their place in `records`.
   */
  bulkInsert(records: NewRecord<R>[]): Promise<{ inserted: number; duplicates: number[] }>;
  /**
   * Applies update operators to one record, in one conditional write; null where there is none, or only a removed
   * one's stub. Throws Conflict where it isn't at the expected revision, or a command doesn't let go of it.
   */
  update(id: Types.ObjectId, update: UpdateQuery<R>, options?: UpdateOptions): Promise<{ revision: number } | null>;
  /**
   * The same for many, unordered: gives how many records there were, and those that a Conflict left unwritten.
   * Updates must be idempotent: one whose outcome is uncertain is written again.
   */
  bulkUpdate(changes: BulkUpdate<R>[]): Promise<{ matched: number; conflicts: Types.ObjectId[] }>;
  /**
   * Empties the record to a stub marked deleted; null where there is none left to remove. Throws Conflict as `update`
   * does.
   */
  remove(id: Types.ObjectId, options?: WriteConditions): Promise<{ revision: number } | null>;
  /** The same for many, unordered: claimed by `command`, or by none. Gives how many of them are out by then. */
  bulkRemove(ids: Types.ObjectId[], options?: Pick<WriteConditions, 'command'>): Promise<{ removed: number }>;
  /** Announces a record again without changing it, as when something it is projected from has changed. */
  touch(id: Types.ObjectId): Promise<{ revision: number } | null>;
  /** Puts a record's revision above the one given: the index is ahead of a restored backup. Stubs too. */
  raiseAbove(id: Types.ObjectId, revision: number): Promise<{ revision: number } | null>;
  /** Drops stubs that no index holds any more; records that are not stubs stay. Gives how many went. */
  purge(ids: Types.ObjectId[]): Promise<number>;
}

export interface WriteConditions {
  /** The revision that the caller has read; without it the write applies to whatever stands there. */
  expected?: number;
  /** The command on whose behalf the write is done: the record must be claimed by it. */
  command?: Types.ObjectId;
}

export interface UpdateOptions extends WriteConditions {
  arrayFilters?: Record<string, unknown>[];
  /** With `command`: gives the claim up in the same write. */
  release?: boolean;
}

export interface BulkUpdate<R extends Tracked> {
  id: Types.ObjectId;
  update: UpdateQuery<R>;
  expected?: number;
}

interface Dependencies {
  relay: Relay;
  now?: () => Date;
}

const OWN_FIELDS = new Set(['_id', 'revision', 'unpublished', 'deleted', 'deletedOn', 'command']);

interface Written {
  _id: Types.ObjectId;
  revision: number;
  unpublished?: string;
  deleted?: boolean;
  command?: Types.ObjectId;
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

  const condition = (id: Types.ObjectId, { expected, command }: WriteConditions = {}) => ({
    _id: id,
    deleted: null,
    command: command ?? null,
    ...(expected !== undefined && { revision: expected }),
  });

  /** One atomic write; null where the filter matches nothing. */
  async function write(filter: object, update: UpdateQuery<Tracked>, raiseBy = 1, options: QueryOptions = {}) {
    const mark = nonce();
    const before = await permitWrites(() =>
      model
        .findOneAndUpdate(filter, marked(update, raiseBy, mark), {
          ...options,
          // the record 'after' is read in a second step by the embedded server: it may be a later writer's
          returnDocument: 'before',
          projection: { revision: 1 },
        })
        .lean<Written>()
        .exec(),
    );
    if (!before) return null;
    const revision = before.revision + raiseBy;
    relay.publish(entity, [{ id: before._id, revision, nonce: mark }]);
    return { revision };
  }

  /** Writes under conditions; where nothing matched, finds out why, and tries again once a claim has ended. */
  async function writeWhere(
    id: Types.ObjectId,
    conditions: WriteConditions,
    update: UpdateQuery<Tracked>,
    options: QueryOptions = {},
  ): Promise<{ revision: number } | null> {
    for (;;) {
      const written = await write(condition(id, conditions), update, 1, options);
      if (written) return written;
      const found = await model.findOne({ _id: id }, { revision: 1, deleted: 1, command: 1 }).lean<Written>();
      if (!found || found.deleted) return null;
      // a step of a command that another process has done meanwhile
      if (conditions.command && !found.command?.equals(conditions.command)) return null;
      if (found.command && !conditions.command) await untilUnclaimed(mongo, entity, id);
      else if (conditions.expected !== undefined && found.revision !== conditions.expected) throw new Conflict();
    }
  }

  const removal = (): UpdateQuery<Tracked> => ({
    $set: { deleted: true, deletedOn: now() },
    $unset: { ...emptied, command: '' },
  });

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
    model.find({ _id: { $in: ids } }, { revision: 1, unpublished: 1, deleted: 1, command: 1 }).lean<Written[]>();

  interface OneOfMany {
    id: Types.ObjectId;
    filter: object;
    update: UpdateQuery<Tracked>;
  }

  /** Many writes, unordered; gives the records as they stand then, and which of them surely took their write. */
  async function writeMany(updates: OneOfMany[]): Promise<{ found: Map<string, Written>; taken: Set<string> }> {
    if (updates.length === 0) return { found: new Map(), taken: new Set() };
    await relay.roomForMore();
    const nonces = updates.map(nonce);
    const operations = updates.map(({ filter, update }, at) => ({
      updateOne: { filter, update: marked(update, 1, nonces[at] as string) },
    }));
    return relay.during(nonces, async () => {
      const { matchedCount } = await permitWrites(() =>
        model.bulkWrite(operations as AnyBulkWriteOperation<Tracked>[], { ordered: false }),
      );
      const records = await readBack(updates.map(({ id }) => id));
      relay.publish(entity, stillMarked(records));
      const found = new Map(records.map((record) => [record._id.toHexString(), record]));
      const isTaken = ({ id }: OneOfMany, at: number) =>
        matchedCount === updates.length || found.get(id.toHexString())?.unpublished === nonces[at];
      return { found, taken: new Set(updates.filter(isTaken).map(({ id }) => id.toHexString())) };
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
    async update(id, update, { arrayFilters, release, ...conditions } = {}) {
      const operators = checked(update as UpdateQuery<Tracked>);
      const released = release ? { ...operators, $unset: { ...operators.$unset, command: '' } } : operators;
      return writeWhere(id, conditions, released as UpdateQuery<Tracked>, {
        runValidators: true,
        ...(arrayFilters && { arrayFilters }),
      });
    },
    async bulkUpdate(changes) {
      const updates = changes.map(({ id, update, expected }) => ({
        id,
        expected,
        filter: condition(id, expected === undefined ? {} : { expected }),
        update: checked(update as UpdateQuery<Tracked>),
      }));
      const { found, taken } = await writeMany(updates);
      const conflicts: Types.ObjectId[] = [];
      let matched = taken.size;
      for (const { id, update, expected } of updates) {
        const record = found.get(id.toHexString());
        if (taken.has(id.toHexString()) || !record || record.deleted) continue;
        const conditions = expected === undefined ? {} : { expected };
        const written = await writeWhere(id, conditions, update).catch((error: unknown) => {
          if (!(error instanceof Conflict)) throw error;
          conflicts.push(id);
          return null;
        });
        if (written) matched += 1;
      }
      return { matched, conflicts };
    },
    remove: (id, conditions = {}) => writeWhere(id, conditions, removal()),
    async bulkRemove(ids, conditions) {
      const there = (await readBack(ids)).filter(({ deleted }) => !deleted);
      const update = removal();
      const { found } = await writeMany(
        there.map(({ _id }) => ({ id: _id, filter: condition(_id, conditions), update })),
      );
      return {
        removed: found
          .values()
          .filter(({ deleted }) => deleted)
          .toArray().length,
      };
    },
    // changes nothing, so a claim doesn't matter
    touch: (id) => write({ _id: id, deleted: null }, {}),
    async raiseAbove(id, revision) {
      const before = await model.findById(id, { revision: 1 }).lean<Written>();
      if (!before) return null;
      return write({ _id: id }, {}, Math.max(1, revision + 1 - before.revision));
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
