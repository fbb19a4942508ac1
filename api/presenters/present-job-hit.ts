import type { estypes } from '@elastic/elasticsearch';
import type { JobCard } from '#api/contract/job-card.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';

const spanOf = ({ min, max }: JobDocument['experience']) => ({ min: min ?? 0, max: max ?? min ?? 0 });

/** A hit of the jobs' index, with the fields of a card, as lists show it. */
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
