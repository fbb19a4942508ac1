import { candidateName } from '#api/candidates/find-candidate.ts';
import type { ApplicationRow } from '#api/contract/employer-applications.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** An application as the job's owner sees it; `candidate` is undefined where its record has just gone. */
export function presentApplicationRow(
  application: ApplicationRecord,
  candidate: CandidateRecord | undefined,
  jobIsThere: boolean,
): ApplicationRow {
  const known = candidate && !candidate.deleted ? candidate : undefined;
  return {
    _id: application._id,
    id: application._id,
    job: {
      _id: String(application.job),
      id: application.jobId,
      title: application.jobTitle,
      available: jobIsThere,
    },
    candidate: {
      _id: String(application.candidate),
      applicantFullName: known ? candidateName(known) : '',
      emailAddress: known?.emailAddress ?? null,
    },
    saveStatus: application.saveStatus,
    applicationStatus: application.applicationStatus,
    appliedAt: application.appliedAt?.toISOString() ?? null,
    hiringStatus: application.hiringStatus ?? '',
  };
}
