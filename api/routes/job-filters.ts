import { Types } from 'mongoose';
import { jobFilters } from '#api/contract/job-filters.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { filterOfJob } from '#search-templates/language/filter-of-job.ts';
import { handler } from './handler.ts';

const MOST = 200;

export const jobFiltersRoute = handler(jobFilters, async ({ session, deps: { mongo } }) => {
  const records = await mongo.jobs
    .find({ createdBy: new Types.ObjectId(session.user._id), deleted: { $ne: true } })
    .sort({ createdAt: -1 })
    .limit(MOST)
    .lean<JobRecord[]>();
  const jobs = records.map(({ _id, id, title, status, skills, experience, location }) => {
    const filter = candidateFilter.parse(filterOfJob({ title, skills, experience, city: location.city }));
    return { _id: String(_id), id, title, status, filter };
  });
  return { success: true, message: 'Jobs found.', jobs };
});
