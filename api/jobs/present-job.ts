import type { estypes } from '@elastic/elasticsearch';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';
import type { Job, JobCard } from './contract.ts';
import type { ListedJob } from './search-contract.ts';

/** Presents a complete job. The deadline is yyyy-mm-dd; only onsite jobs have a city. */
export function presentJob(record: JobRecord): Job {
  return {
    _id: String(record._id),
    id: record.id,
    title: record.title,
    description: record.description,
    skills: record.skills,
    requirements: record.requirements,
    experience: { min: record.experience.min, max: record.experience.max },
    salary: { min: record.salary.min, max: record.salary.max },
    location: { type: record.location.type, city: record.location.city ?? null },
    industry: record.industry,
    employmentType: record.employmentType,
    deadline: record.deadline.toISOString().slice(0, 10),
    status: record.status,
    isEnable: record.isEnable,
    createdAt: record.createdAt.toISOString(),
    createdBy: { _id: String(record.createdBy), companyName: record.companyName ?? null },
  };
}

/** Presents a job for lists. */
export function presentJobCard(record: JobRecord): JobCard {
  const { description: _description, requirements: _requirements, isEnable: _isEnable, ...card } = presentJob(record);
  return card;
}

/** A decision becomes visible to the job seeker when it can no longer be taken back. */
const finalStatus = ({ hiringStatus, decisionNotice }: ApplicationRecord) =>
  decisionNotice && !decisionNotice.isFinal ? '' : hiringStatus;

/** Presents an account's record about a job, with the job if it still exists. `today` is yyyy-mm-dd in India. */
export function presentListedJob(
  application: ApplicationRecord,
  record: JobRecord | undefined,
  today: string,
): ListedJob {
  const marks = {
    saveStatus: application.saveStatus,
    applicationStatus: application.applicationStatus,
    hiringStatus: finalStatus(application),
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

const spanOf = ({ min, max }: JobDocument['experience']) => ({ min: min ?? 0, max: max ?? min ?? 0 });

/** Presents a hit of the jobs index that has a card's fields. */
export function presentJobHit(hit: estypes.SearchHit<unknown>): JobCard {
  const job = hit._source as JobDocument;
  return {
    _id: hit._id as string,
    id: job.jobId ?? '',
    title: job.title,
    skills: job.skills,
    experience: spanOf(job.experience),
    salary: spanOf(job.salary),
    location: { type: job.locationType ?? 'onsite', city: job.city },
    industry: job.industry ?? '',
    employmentType: job.employmentType ?? 'ft',
    deadline: job.deadline ?? '',
    status: 'live',
    createdAt: job.createdAt,
    createdBy: { _id: job.createdBy, companyName: job.company },
  };
}
