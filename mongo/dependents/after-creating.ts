import type { Types } from 'mongoose';
import { Conflict } from '#mongo/changes/conflict.ts';
import { untilUnclaimed } from '#mongo/changes/until-unclaimed.ts';
import { type Dependent, dependents, mergedInto } from './dependents.ts';
import { moveDependent, removeDependent, type Stores } from './move-dependent.ts';

export type DependentName = keyof typeof dependents;

export interface Created {
  _id: Types.ObjectId | string;
  owner: Types.ObjectId;
}

/**
 * Call it after storing a dependent record: a command that removes or merges the owner at the same moment may have
 * missed it. Gives the owner that the record now has: the one it was stored for, or the candidate that one was merged
 * into. Null where the owner is gone: then the record is removed again. Throws Conflict, and removes it, where the owner
 * stays claimed.
 */
export async function afterCreating(
  stores: Stores,
  name: DependentName,
  { _id, owner }: Created,
): Promise<Types.ObjectId | null> {
  const dependent: Dependent = dependents[name];
  let current = owner;
  for (;;) {
    try {
      if (await untilUnclaimed(stores.mongo, dependent.owner, current)) return current;
    } catch (error) {
      if (error instanceof Conflict) await removeDependent(stores, dependent, _id, current);
      throw error;
    }
    const to = dependent.owner === 'candidates' ? await mergedInto(stores.mongo, current) : null;
    if (!to) {
      await removeDependent(stores, dependent, _id, current);
      return null;
    }
    await moveDependent(stores, dependent, _id, { from: current, to });
    current = to;
  }
}
