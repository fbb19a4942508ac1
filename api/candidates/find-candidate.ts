import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** A longer chain cannot result from manual merges. */
const MERGES_FOLLOWED = 20;

/**
 * Finds a candidate by id (24 hex digits). The id of a merged candidate resolves to the kept one, so the record's
 * `_id` may differ. Throws 404 if there is none or it was removed.
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

/** The displayed name: the display name, or else the joined names. */
export function candidateName({ applicantName, firstName, middleName, lastName }: CandidateRecord): string {
  return applicantName ?? [firstName, middleName, lastName].filter(Boolean).join(' ');
}
