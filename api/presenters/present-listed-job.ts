import type { ListedJob } from '#api/contract/job-list.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { presentJobCard } from './present-job.ts';

/** What an account has with a job, and the job as far as it is still there. `today` is yyyy-mm-dd in India. */
export function presentListedJob(
  application: ApplicationRecord,
  record: JobRecord | undefined,
  today: string,
): ListedJob {
  const marks = {
    saveStatus: application.saveStatus,
    applicationStatus: application.applicationStatus,
    hiringStatus: application.hiringStatus,
    savedAt: application.savedAt?.toISOString() ?? null,
    appliedAt: application.appliedAt?.toISOString() ?? null,
  };
  const kept = {
    title: application.jobTitle,
    createdBy: { _id: String(application.employer), companyName: application.companyName ?? null },
  };
  if (!record || record.deleted) {
    const _id = String(application.job);
    return { _id, id: application.jobId, ...kept, skills: [], available: false, open: false, ...marks };
  }
  const card = presentJobCard(record);
  const open = card.status === 'live' && card.deadline >= today;
  return { ...card, ...(application.applicationStatus && kept), available: true, open, ...marks };
}
