import { Types } from 'mongoose';
import { employerMetrics } from '#api/contract/employer-metrics.ts';
import { applicationsByDay, chartStart } from '#api/jobs/applications-by-day.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import { handler } from './handler.ts';

export const employerMetricsRoute = handler(employerMetrics, async ({ session, deps }) => {
  const { mongo, elasticsearch, now } = deps;
  const at = now();
  const employer = new Types.ObjectId(session.user._id);
  const applied = { employer, applicationStatus: true };
  const today = new Date(todayInIndia(at));
  const [candidates, live, draft, pastDeadline, applicants, recent] = await Promise.all([
    elasticsearch.count({ index: candidatesAlias(mongo), ignore_unavailable: true }),
    mongo.jobs.countDocuments({ createdBy: employer, status: 'live' }),
    mongo.jobs.countDocuments({ createdBy: employer, status: 'draft' }),
    mongo.jobs.countDocuments({ createdBy: employer, status: 'live', deadline: { $lt: today } }),
    mongo.applications.countDocuments(applied),
    mongo.applications
      .find({ ...applied, appliedAt: { $gte: chartStart(at) } }, { appliedAt: 1 })
      .lean<Pick<ApplicationRecord, 'appliedAt'>[]>(),
  ]);
  const moments = recent.flatMap(({ appliedAt }) => (appliedAt ? [appliedAt] : []));
  return {
    success: true,
    message: 'Metrics found.',
    metrics: {
      searchCandidates: candidates.count,
      proSearch: candidates.count,
      manageJobs: live + draft,
      applicants,
    },
    jobs: { live, draft, pastDeadline },
    applicationsByDay: applicationsByDay(moments, at),
  };
});
