import { candidateName } from '#api/candidates/find-candidate.ts';
import type { DuplicateCandidate } from '#api/contract/duplicates.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** As much of a candidate as tells whether it is the same person. */
export function presentDuplicate(record: CandidateRecord): DuplicateCandidate {
  const { phoneNumber } = record;
  return {
    _id: String(record._id),
    applicantID: record.applicantID,
    name: candidateName(record),
    emailAddress: record.emailAddress ?? null,
    phone: phoneNumber ? `+${phoneNumber.countryCode} ${phoneNumber.number}` : null,
    dateOfBirth: record.dateOfBirth?.toISOString().slice(0, 10) ?? null,
    employer: record.workExperience[0]?.employer ?? null,
    hasAccount: record.user !== undefined,
    resumeAvailable: record.resumeAvailable,
    updatedOn: record.updatedOn.toISOString(),
  };
}
