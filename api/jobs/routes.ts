import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { literalPattern, readPage } from '#api/http/request.ts';
import { candidatesAlias } from '#api/search/run-search.ts';
import { DAY_MS, dayBeginsInIndia, todayInIndia } from '#domain/day-in-india.ts';
import { can, canForAny } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { createJob as create, deleteJobs as remove, updateJob as update } from './change-job.ts';
import { createJob, deleteJobs, employerMetrics, jobDetail, listJobs, updateJob } from './contract.ts';
import { findApplication, findJob, jobVersion, maySeeJob, noSuchJob, UNDECIDED } from './find-job.ts';
import { presentJob, presentJobCard } from './present-job.ts';

export const createJobRoute = handler(createJob, async ({ input: { body }, session, deps }) => {
  const job = await create(deps, session.user._id, body);
  return { success: true, message: `Job ${job.id} created successfully!`, job };
});

export const updateJobRoute = handler(updateJob, async ({ input: { params, body }, session, deps }) => {
  await update(deps, { key: params.id, employer: session.user._id }, body);
  return { success: true, message: 'Job updated successfully!' };
});

export const deleteJobsRoute = handler(deleteJobs, async ({ input: { body }, session, deps }) => {
  const { user } = session;
  const ofAnyone = canForAny(user, 'jobs.remove');
  const keys = [...new Set(body.ids)];
  if (ofAnyone && keys.length > 1) throw new ApiError(403, 'Admins delete one job at a time.');
  const deleted = await remove(deps, keys, ofAnyone ? null : user._id);
  return {
    success: true,
    message: deleted === 1 ? 'Job deleted successfully!' : `${deleted} jobs deleted successfully!`,
  };
});

export const jobDetailRoute = handler(jobDetail, async ({ input: { params }, session: { user }, deps: { mongo } }) => {
  const job = await findJob(mongo, params.id);
  const marks = can(user, 'jobs.apply') ? await findApplication(mongo, user._id, String(job._id)) : null;
  if (!maySeeJob(user, job, marks)) throw noSuchJob();
  return {
    success: true,
    message: 'Job found.',
    job: presentJob(job),
    fetchApplications: {
      saveStatus: marks?.saveStatus ?? false,
      applicationStatus: marks?.applicationStatus ?? false,
    },
    version: jobVersion(job),
  };
});

const CHART_DAYS = 30;

/** The start of the chart: midnight in India, 29 days before today. */
const chartStart = (now: Date): Date => new Date(dayBeginsInIndia(now).getTime() - (CHART_DAYS - 1) * DAY_MS);

/** Counts the moments on each of the last 30 days in India, oldest first, including days with 0. */
function applicationsByDay(moments: readonly Date[], now: Date): { day: string; count: number }[] {
  const start = chartStart(now).getTime();
  const days = Array.from({ length: CHART_DAYS }, (_, at) => todayInIndia(new Date(start + at * DAY_MS)));
  const counts = new Map(days.map((day) => [day, 0]));
  for (const moment of moments) {
    const day = todayInIndia(moment);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

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

export const listJobsRoute = handler(listJobs, async ({ input: { query }, session, deps: { mongo } }) => {
  const { page, perPage, search } = query;
  const { user } = session;
  const filter = { ...listedFor(user), ...titledLike(search) };
  const sort = { createdAt: -1, _id: -1 } as const;
  const { records, total, totalPages } = await readPage(mongo.jobs, filter, { sort, page, perPage });
  const isCounted = query.applicants !== undefined && can(user, 'jobs.post');
  return {
    success: true,
    message: total === 0 ? 'No jobs found.' : 'Jobs found.',
    jobs: records.map(presentJobCard),
    ...(isCounted && { applicants: await countApplicants(mongo, user, records) }),
    pagination: { currentPage: page, perPage, totalPages, totalCount: total },
  };
});

/** Selects jobs in which each word is part of the title or number, ignoring case. */
function titledLike(search: string) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return {};
  const patterns = words.map((word) => ({ $regex: literalPattern(word), $options: 'i' }));
  return { $and: patterns.map((pattern) => ({ $or: [{ title: pattern }, { id: pattern }] })) };
}

/** Counts the applications to an employer's jobs, by the job's `_id`. */
async function countApplicants(mongo: Mongo, user: CurrentUser, jobs: JobRecord[]) {
  const employer = new Types.ObjectId(user._id);
  const job = { $in: jobs.map(({ _id }) => _id) };
  const countBy = (filter: object) =>
    mongo.applications.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { employer, job, applicationStatus: true, ...filter } },
      { $group: { _id: '$job', count: { $sum: 1 } } },
    ]);
  const [all, open] = await Promise.all([countBy({}), countBy(UNDECIDED)]);
  const undecided = new Map(open.map(({ _id, count }) => [String(_id), count]));
  return Object.fromEntries(
    all.map(({ _id, count }) => [String(_id), { total: count, undecided: undecided.get(String(_id)) ?? 0 }]),
  );
}

function listedFor(user: CurrentUser) {
  // the stub of a deleted job has none of these fields
  if (can(user, 'jobs.post')) return { createdBy: new Types.ObjectId(user._id) };
  return canForAny(user, 'jobs.read-drafts') ? { createdAt: { $gt: new Date(0) } } : { status: 'live' as const };
}
