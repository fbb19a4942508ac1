import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Who has a contact key. */
export interface Owner {
  candidate: Types.ObjectId;
  /** `live`; `removed` where only a stub is left; `missing` where a crash came between the contact and the candidate. */
  state: 'live' | 'removed' | 'missing';
  applicantID: string;
}

/** The owners of contact keys: two look-ups by `_id`, however many keys. */
export async function findOwners(mongo: Mongo, keys: readonly string[]): Promise<Map<string, Owner>> {
  const contacts = await mongo.candidateContacts.find({ _id: { $in: keys } }).lean();
  const ids = new Map(contacts.map(({ candidate }) => [candidate.toHexString(), candidate]));
  const records = await mongo.candidates
    .find({ _id: { $in: [...ids.values()] } }, { applicantID: 1, deleted: 1 })
    .lean<{ _id: Types.ObjectId; applicantID?: string; deleted?: boolean }[]>();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return new Map(
    contacts.map(({ _id, candidate }) => {
      const record = byId.get(candidate.toHexString());
      const state = record ? (record.deleted ? 'removed' : 'live') : 'missing';
      return [_id, { candidate, state, applicantID: record?.applicantID ?? '' }];
    }),
  );
}
