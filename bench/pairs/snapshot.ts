import type { Db } from 'mongodb';

// biome-ignore lint/suspicious/noExplicitAny: records of every collection, read as they are stored
export type Stored = Record<string, any>;

/** A snapshot of the whole database, which rounds keep small. */
export interface Snapshot {
  collections: ReadonlyMap<string, Stored[]>;
  /** The records of a collection; none if the collection doesn't exist. */
  all(collection: string): Stored[];
  byId(collection: string, id: unknown): Stored | undefined;
  /** The current candidate of this id: itself, or the one that it was merged into; undefined if it is gone. */
  candidate(id: unknown): Stored | undefined;
  /** The collections that contain a text anywhere, including bytes. */
  holding(text: string): string[];
}

const collectionNames = async (db: Db): Promise<string[]> =>
  (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const names = await collectionNames(db);
  const read = await Promise.all(names.map((name) => db.collection(name).find({}, { promoteBuffers: true }).toArray()));
  const collections = new Map<string, Stored[]>(names.map((name, at) => [name, read[at] as Stored[]]));
  const all = (name: string) => collections.get(name) ?? [];
  const byId = (name: string, id: unknown) => all(name).find(({ _id }) => String(_id) === String(id));
  return {
    collections,
    all,
    byId,
    candidate(id) {
      let at = id;
      for (let followed = 0; followed < 20; followed += 1) {
        const record = byId('candidates', at);
        if (record && !record.deleted) return record;
        const merged = byId('mergedCandidates', at);
        if (!merged) return undefined;
        at = merged.into;
      }
      return undefined;
    },
    holding: (text) => names.filter((name) => all(name).some((record) => holds(record, text.toLowerCase()))),
  };
}

/** Empties every collection, so that a round starts from nothing. */
export async function wipe(db: Db, before: Snapshot | null): Promise<void> {
  const names = before ? [...before.collections].filter(([, all]) => all.length > 0).map(([name]) => name) : null;
  await Promise.all((names ?? (await collectionNames(db))).map((name) => db.collection(name).deleteMany({})));
}

function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text);
  if (value === null || typeof value !== 'object') return false;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1').toLowerCase().includes(text);
  if ('_bsontype' in value || value instanceof Date) return String(value).includes(text);
  return Object.entries(value).some(([key, inner]) => key.toLowerCase().includes(text) || holds(inner, text));
}
