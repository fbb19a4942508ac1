import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { dependents } from '#mongo/dependents/dependents.ts';
import { removeDependent } from '#mongo/dependents/move-dependent.ts';
import { existingOwners } from '#mongo/dependents/owners.ts';

/**
 * Call it after storing whom a search or list is shared with: an account that is deleted at the same moment may have
 * been missed by its deletion. Takes those out again that are gone, and gives the others.
 */
export async function dropDeletedReaders(
  stores: Pick<Dependencies, 'mongo' | 'changes'>,
  name: 'searchReaders' | 'listReaders',
  _id: Types.ObjectId,
  readers: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const there = await existingOwners(stores.mongo, 'users', readers);
  const isThere = (reader: Types.ObjectId) => there.has(String(reader));
  for (const reader of readers) if (!isThere(reader)) await removeDependent(stores, dependents[name], _id, reader);
  return readers.filter(isThere);
}
