import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** The candidate with this id (24 hex digits). Throws 404 where there is none, or no longer. */
export async function findCandidate(mongo: Mongo, id: string): Promise<CandidateRecord> {
  const record = await mongo.candidates.findOne({ _id: new Types.ObjectId(id) }).lean<CandidateRecord>();
  if (!record || record.deleted) throw new ApiError(404, 'Candidate not found.');
  return record;
}

/** The name that is shown: the display name, else the names joined. */
export function candidateName({ applicantName, firstName, middleName, lastName }: CandidateRecord): string {
  return applicantName ?? [firstName, middleName, lastName].filter(Boolean).join(' ');
}
