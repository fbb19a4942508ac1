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

/** A record before its first write, without the tracking fields. */
export type NewRecord<R extends Tracked> = Omit<R, 'revision' | 'unpublished' | 'deleted' | 'deletedOn' | 'command'>;

/** The only way to write a tracked collection: each write raises the revision and is published. */
export interface TrackedCollection<R extends Tracked> {
  /** Inserts all or throws: mongoose's ValidationError before anything is written, code 11000 for a taken key. */
  insert(records: NewRecord<R>[]): Promise<void>;
  /**
   * Bulk insert. Throws a ValidationError before anything is written if a record is invalid; skips records whose key is
   * taken and returns their positions in `records`.
   */
  bulkInsert(records: NewRecord<R>[]): Promise<{ inserted: number; duplicates: number[] }>;
  /**
   * Applies update operators to one record in one conditional write; null if there is none or only a removed one's
   * stub. Throws Conflict if the revision differs or a command keeps its claim.
   */
  update(id: Types.ObjectId, update: UpdateQuery<R>, options?: UpdateOptions): Promise<{ revision: number } | null>;
  /**
   * The same for many, unordered. Returns the number of records found, those skipped by a Conflict, and those that do
   * not exist any more. Updates must be idempotent: an update with an uncertain outcome is written again.
   */
  bulkUpdate(
    changes: BulkUpdate<R>[],
  ): Promise<{ matched: number; conflicts: Types.ObjectId[]; gone: Types.ObjectId[] }>;
  /**
   * Empties the record to a stub marked deleted; null if there is none left to remove. Throws Conflict as `update`
   * does.
   */
  remove(id: Types.ObjectId, options?: WriteConditions): Promise<{ revision: number } | null>;
  /**
   * The same for many, unordered: records claimed by `command`, or unclaimed. Returns how many of them are now removed.
   */
  bulkRemove(ids: Types.ObjectId[], options?: Pick<WriteConditions, 'command'>): Promise<{ removed: number }>;
  /** Publishes a record again without changing it, for example when data that its document depends on has changed. */
  touch(id: Types.ObjectId): Promise<{ revision: number } | null>;
  /** Raises a record's revision above the given one, when the index is ahead of a restored backup. Includes stubs. */
  raiseAbove(id: Types.ObjectId, revision: number): Promise<{ revision: number } | null>;
  /** Deletes stubs that no index contains any more and leaves other records alone. Returns how many it deleted. */
  purge(ids: Types.ObjectId[]): Promise<number>;
}

export interface WriteConditions {
  /** The revision that the caller has read; without it the write applies to any revision. */
  expected?: number;
  /** The command that makes the write: the record must be claimed by it. */
  command?: Types.ObjectId;
}

export interface UpdateOptions extends WriteConditions {
  arrayFilters?: Record<string, unknown>[];
  /** With `command`: releases the claim in the same write. */
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

  /** One atomic write; null if the filter matches nothing. */
  async function write(filter: object, update: UpdateQuery<Tracked>, raiseBy = 1, options: QueryOptions = {}) {
    const mark = nonce();
    const before = await permitWrites(() =>
      model
        .findOneAndUpdate(filter, marked(update, raiseBy, mark), {
          ...options,
          // the embedded server reads the record 'after' in a second step: it may already include a later write
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

  /** Conditional write. If nothing matched, determines why, and retries once a claim has ended. */
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
      // another process has done this step of the command in the meantime
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

  /** Bulk writes, unordered; returns the current records, and which of them certainly received their write. */
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
        throw Object.assign(new Error(`${entity}: ${duplicates.length} records have duplicate keys`), {
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
      const gone: Types.ObjectId[] = [];
      let matched = taken.size;
      for (const { id, update, expected } of updates) {
        if (taken.has(id.toHexString())) continue;
        const record = found.get(id.toHexString());
        if (!record || record.deleted) {
          gone.push(id);
          continue;
        }
        const conditions = expected === undefined ? {} : { expected };
        try {
          if (await writeWhere(id, conditions, update)) matched += 1;
          else gone.push(id);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          conflicts.push(id);
        }
      }
      return { matched, conflicts, gone };
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

/** A sweep has already published a record without a mark. */
const stillMarked = (written: Written[]): Mark[] =>
  written.flatMap(({ _id, revision, unpublished }) => (unpublished ? [{ id: _id, revision, nonce: unpublished }] : []));

/** Only operators, and none of the tracking fields. */
function checked(update: UpdateQuery<Tracked>): UpdateQuery<Tracked> {
  for (const [operator, fields] of Object.entries(update)) {
    if (!operator.startsWith('$')) throw new Error(`An update needs operators, not the plain field ${operator}`);
    for (const field of Object.keys(fields as object)) {
      if (OWN_FIELDS.has(field)) throw new Error(`${field} is written only by tracking`);
    }
  }
  return update;
}
