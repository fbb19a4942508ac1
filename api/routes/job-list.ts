import { Types } from 'mongoose';
import { jobList } from '#api/contract/job-list.ts';
import { presentListedJob } from '#api/presenters/present-listed-job.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { handler } from './handler.ts';

export const jobListRoute = handler(jobList, async ({ input: { body }, session, deps: { mongo, now } }) => {
  const { page, pageNum, perPage } = body;
  const user = new Types.ObjectId(session.user._id);
  const saved = page === 'saved';
  const mine = saved ? { user, saveStatus: true } : { user, applicationStatus: true };
  const [totalCount, applications] = await Promise.all([
    mongo.applications.countDocuments(mine),
    mongo.applications
      .find(mine)
      .sort({ [saved ? 'savedAt' : 'appliedAt']: -1, _id: 1 })
      .skip((pageNum - 1) * perPage)
      .limit(perPage)
      .lean<ApplicationRecord[]>(),
  ]);
  const records = await mongo.jobs.find({ _id: { $in: applications.map(({ job }) => job) } }).lean<JobRecord[]>();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  const today = todayInIndia(now());
  return {
    success: true,
    message: totalCount === 0 ? `No ${page} jobs found` : 'Jobs found.',
    jobs: applications.map((each) => presentListedJob(each, byId.get(String(each.job)), today)),
    pagination: { currentPage: pageNum, totalPages: Math.ceil(totalCount / perPage), totalCount },
  };
});
