import { randomInt } from 'node:crypto';
import type { Model, Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';

/** A record of which an account has a limited number, each with a unique name. */
interface OwnRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  nameKey: string;
  slot?: string;
}

interface Limit {
  /** How many records an account may have. */
  most: number;
  /** The error to throw if the limit is reached. */
  full(): Error;
  /** The error to throw if its owner has used the name. */
  nameTaken(cause: unknown): Error;
}

const slotKey = (owner: Types.ObjectId, number: number) => `${owner}:${number}`;

/**
 * Stores a record in one of its owner's free slots. The unique index on `slot` enforces the limit for concurrent
 * requests; each collision means that another record was stored, so the loop ends.
 */
export async function insertWithinLimit<R extends OwnRecord>(model: Model<R>, record: R, limit: Limit): Promise<R> {
  const own = model as unknown as Model<OwnRecord>;
  const { owner, nameKey } = record;
  for (;;) {
    const stored = await own.find({ owner }, { slot: 1 }).lean<OwnRecord[]>();
    if (stored.length >= limit.most) throw limit.full();
    const free = freeSlots(owner, stored, limit.most);
    if (!(await giveSlots(own, stored, free))) continue;
    // at random: concurrent requests would all try the first one
    const slot = free[randomInt(free.length)];
    const placed = { ...record, slot };
    try {
      await own.insertMany([placed]);
      return placed;
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      if (await own.exists({ nameKey })) throw limit.nameTaken(error);
    }
  }
}

function freeSlots(owner: Types.ObjectId, stored: readonly OwnRecord[], most: number): string[] {
  const taken = new Set(stored.map(({ slot }) => slot));
  return Array.from({ length: most }, (_, number) => slotKey(owner, number)).filter((slot) => !taken.has(slot));
}

/** Assigns slots from `free` to records of earlier releases; returns false if another request took one of them. */
async function giveSlots(model: Model<OwnRecord>, stored: readonly OwnRecord[], free: string[]): Promise<boolean> {
  try {
    for (const { _id, slot } of stored) {
      if (!slot) await model.updateOne({ _id, slot: { $exists: false } }, { $set: { slot: free.shift() } });
    }
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false;
    throw error;
  }
}

/** Key that is unique for a name within an account. */
export const nameKeyOf = (owner: string, name: string): string => `${owner}:${name.toLowerCase()}`;

/** Writes a named record; throws 409 if its owner already uses the name. */
export async function orNameTaken<T>(kind: 'search' | 'list', write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw nameTaken(kind, error);
  }
}

export const nameTaken = (kind: 'search' | 'list', cause: unknown): ApiError =>
  new ApiError(409, `You have a ${kind} of this name already.`, { cause });
