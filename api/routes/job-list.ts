import { Types } from 'mongoose';
import { jobList } from '#api/contract/job-list.ts';
import { presentListedJob } from '#api/presenters/present-listed-job.ts';
import { readPage } from '#api/read-page.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { handler } from './handler.ts';

export const jobListRoute = handler(jobList, async ({ input: { body }, session, deps: { mongo, now } }) => {
  const { page, pageNum, perPage } = body;
  const user = new Types.ObjectId(session.user._id);
  const saved = page === 'saved';
  const mine = saved ? { user, saveStatus: true } : { user, applicationStatus: true };
  const { records, total, totalPages } = await readPage(mongo.applications, mine, {
    sort: { [saved ? 'savedAt' : 'appliedAt']: -1, _id: 1 },
    page: pageNum,
    perPage,
  });
  const jobs = await mongo.jobs.find({ _id: { $in: records.map(({ job }) => job) } }).lean<JobRecord[]>();
  const byId = new Map(jobs.map((job) => [String(job._id), job]));
  const today = todayInIndia(now());
  return {
    success: true,
    message: total === 0 ? `No ${page} jobs found` : 'Jobs found.',
    jobs: records.map((each) => presentListedJob(each, byId.get(String(each.job)), today)),
    pagination: { currentPage: pageNum, totalPages, totalCount: total },
  };
});
