import { Types } from 'mongoose';
import { listJobs } from '#api/contract/list-jobs.ts';
import type { CurrentUser } from '#api/contract/shapes.ts';
import { presentJobCard } from '#api/presenters/present-job.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { handler } from './handler.ts';

export const listJobsRoute = handler(listJobs, async ({ input: { query }, session, deps: { mongo } }) => {
  const { page, perPage } = query;
  const filter = listedFor(session.user);
  const [records, totalCount] = await Promise.all([
    mongo.jobs
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<JobRecord[]>(),
    mongo.jobs.countDocuments(filter),
  ]);
  return {
    success: true,
    message: totalCount === 0 ? 'No jobs found.' : 'Jobs found.',
    jobs: records.map(presentJobCard),
    pagination: { currentPage: page, perPage, totalPages: Math.ceil(totalCount / perPage), totalCount },
  };
});

function listedFor({ _id, role }: CurrentUser) {
  // a deleted job's stub keeps none of these fields
  if (role === 'employer') return { createdBy: new Types.ObjectId(_id) };
  return role === 'admin' ? { deleted: { $ne: true } } : { status: 'live' as const };
}
