import { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';

let last = 800_000;

/** A candidate with only the given fields. */
export function candidateRecord(known: Partial<CandidateRecord> = {}): NewRecord<CandidateRecord> {
  last += 1;
  const at = new Date('2026-02-03T04:05:06Z');
  return {
    _id: new Types.ObjectId(),
    applicantID: `SAN-${last}`,
    applicantName: 'Asha Rao',
    ...unknownCandidate(),
    createdOn: at,
    updatedOn: at,
    ...known,
  };
}
