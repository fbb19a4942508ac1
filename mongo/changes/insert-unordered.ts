import type { Collection } from 'mongoose';
import { isKeyTaken } from '#mongo/is-key-taken.ts';

interface BulkError {
  writeErrors?: { index: number; code: number; errmsg?: string }[] | { index: number; code: number; errmsg?: string };
}

/** Inserts unordered and returns the positions of records whose key is taken. Throws any other failure. */
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
