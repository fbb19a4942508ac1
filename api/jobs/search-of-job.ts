import { type CandidateFilter, candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { filterOfJob } from '#search-templates/candidates/filter-of-job.ts';

/** The search for candidates who fit a job. */
export function searchOfJob({ title, skills, experience, location }: JobRecord): CandidateFilter {
  return candidateFilter.parse(filterOfJob({ title, skills, experience, city: location.city }));
}
