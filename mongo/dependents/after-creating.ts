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
 * Call it after storing a dependent record: a concurrent command that removes or merges the owner may have missed the
 * record. Returns the record's current owner: the original one, or the candidate it was merged into. Null if the owner
 * is gone: the record is then removed. Throws Conflict, and removes the record, if the owner stays claimed.
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
