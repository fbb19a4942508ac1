import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

const MOST_MERGES = 20;

/** The live candidate of this `_id`, or the one that it was merged into; null where there is none. */
export async function findMerged(mongo: Mongo, id: Types.ObjectId): Promise<CandidateRecord | null> {
  let at = id;
  for (let merges = 0; merges < MOST_MERGES; merges += 1) {
    const record = await mongo.candidates.findOne({ _id: at }).lean<CandidateRecord>();
    if (record && !record.deleted) return record;
    const merged = await mongo.mergedCandidates.findOne({ _id: at }).lean();
    if (!merged) return null;
    at = merged.into;
  }
  return null;
}
