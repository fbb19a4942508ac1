import type { Collection } from 'mongoose';
import { isKeyTaken } from '#mongo/is-key-taken.ts';

interface BulkError {
  writeErrors?: { index: number; code: number; errmsg?: string }[] | { index: number; code: number; errmsg?: string };
}

/** Inserts unordered; gives the places of those whose key was taken. Any other failure is thrown. */
export async function insertUnordered(
  collection: Collection,
  documents: object[],
): Promise<{ duplicates: Set<number> }> {
  try {
    await collection.insertMany(documents, { ordered: false });
    return { duplicates: new Set() };
  } catch (error) {
    const errors = [(error as BulkError).writeErrors ?? []].flat();
    if (errors.length === 0 || !errors.every(isKeyTaken)) throw error;
    return { duplicates: new Set(errors.map(({ index }) => index)) };
  }
}
