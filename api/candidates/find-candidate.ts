import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** A chain longer than this is none that merging makes by hand. */
const MERGES_FOLLOWED = 20;

/**
 * The candidate with this id (24 hex digits); the id of one that was merged into another leads to that one, whose
 * `_id` the record then has. Throws 404 where there is none, or no longer.
 */
export async function findCandidate(mongo: Mongo, id: string): Promise<CandidateRecord> {
  let _id = new Types.ObjectId(id);
  for (let followed = 0; followed <= MERGES_FOLLOWED; followed += 1) {
    const record = await mongo.candidates.findOne({ _id }).lean<CandidateRecord>();
    if (record && !record.deleted) return record;
    const merged = await mongo.mergedCandidates.findOne({ _id }).lean();
    if (!merged) break;
    _id = merged.into;
  }
  throw new ApiError(404, 'Candidate not found.');
}

/** The name that is shown: the display name, else the names joined. */
export function candidateName({ applicantName, firstName, middleName, lastName }: CandidateRecord): string {
  return applicantName ?? [firstName, middleName, lastName].filter(Boolean).join(' ');
}
