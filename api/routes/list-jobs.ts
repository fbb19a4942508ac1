import { Types } from 'mongoose';
import type { CurrentUser } from '#api/contract/current-user.ts';
import { listJobs } from '#api/contract/list-jobs.ts';
import { presentJobCard } from '#api/presenters/present-job.ts';
import { readPage } from '#api/read-page.ts';
import { handler } from './handler.ts';

export const listJobsRoute = handler(listJobs, async ({ input: { query }, session, deps: { mongo } }) => {
  const { page, perPage } = query;
  const filter = listedFor(session.user);
  const sort = { createdAt: -1, _id: -1 } as const;
  const { records, total, totalPages } = await readPage(mongo.jobs, filter, { sort, page, perPage });
  return {
    success: true,
    message: total === 0 ? 'No jobs found.' : 'Jobs found.',
    jobs: records.map(presentJobCard),
    pagination: { currentPage: page, perPage, totalPages, totalCount: total },
  };
});

function listedFor({ _id, role }: CurrentUser) {
  // a deleted job's stub keeps none of these fields
  if (role === 'employer') return { createdBy: new Types.ObjectId(_id) };
  return role === 'admin' ? { deleted: { $ne: true } } : { status: 'live' as const };
}
