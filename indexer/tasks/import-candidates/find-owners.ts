import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Who has a contact key. */
export interface Owner {
  candidate: Types.ObjectId;
  /** `live`; `removed` where only a stub is left; `missing` where a crash came between the contact and the candidate. */
  state: 'live' | 'removed' | 'missing';
  applicantID: string;
  /** The import that stored the candidate; null where none did. */
  importedBy: Types.ObjectId | null;
}

/** The embedded server compares each record it finds with every key asked for, so asking in parts costs it less. */
const KEYS_AT_ONCE = 100;

/** The owners of contact keys: look-ups by `_id` alone. */
export async function findOwners(mongo: Mongo, keys: readonly string[]): Promise<Map<string, Owner>> {
  const parts = Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, at) =>
    keys.slice(at * KEYS_AT_ONCE, (at + 1) * KEYS_AT_ONCE),
  );
  const found = await Promise.all(parts.map((part) => ownersOf(mongo, part)));
  return new Map(found.flat());
}

async function ownersOf(mongo: Mongo, keys: readonly string[]): Promise<[string, Owner][]> {
  const contacts = await mongo.candidateContacts.find({ _id: { $in: keys } }).lean();
  if (contacts.length === 0) return [];
  const records = await mongo.candidates
    .find({ _id: { $in: contacts.map(({ candidate }) => candidate) } }, { applicantID: 1, deleted: 1, importedBy: 1 })
    .lean<{ _id: Types.ObjectId; applicantID?: string; deleted?: boolean; importedBy?: Types.ObjectId }[]>();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return contacts.map(({ _id, candidate }) => {
    const record = byId.get(candidate.toHexString());
    const state = record ? (record.deleted ? 'removed' : 'live') : 'missing';
    return [_id, { candidate, state, applicantID: record?.applicantID ?? '', importedBy: record?.importedBy ?? null }];
  });
}
