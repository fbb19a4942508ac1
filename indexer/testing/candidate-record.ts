import { Types } from 'mongoose';
import { type CandidateRecord, unknownCandidate, type WorkExperience } from '#mongo/models/candidate.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** A complete candidate for tests; pass the fields that matter to the test. */
export function candidateRecord(fields: Partial<CandidateRecord> = {}): CandidateRecord {
  return {
    _id: new Types.ObjectId(),
    revision: 1,
    applicantID: 'SAN-000001',
    applicantName: 'Asha Verma',
    emailAddress: 'asha@example.com',
    phoneNumber: { countryCode: '+91', number: '98765 43210' },
    ...unknownCandidate(),
    createdOn: day('2026-01-01'),
    updatedOn: day('2026-01-02'),
    ...fields,
  };
}

/** One job of a work history. */
export function job(jobTitle: string, employer: string, fields: Partial<WorkExperience> = {}): WorkExperience {
  return { _id: new Types.ObjectId(), jobTitle, employer, isOngoing: false, periodTo: day('2024-01-01'), ...fields };
}
