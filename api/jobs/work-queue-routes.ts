import { Types } from 'mongoose';
import type { ResponseOf } from '#api/http/contract.ts';
import { handler } from '#api/http/handler.ts';
import { DAY_MS, todayInIndia } from '#domain/day-in-india.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { UNDECIDED } from './find-job.ts';
import { ENDS_SOON_DAYS, employerWorkQueue, WORK_QUEUE_ROWS } from './work-queue-contract.ts';

type WorkQueue = ResponseOf<typeof employerWorkQueue>;

export const employerWorkQueueRoute = handler(employerWorkQueue, async ({ session, deps: { mongo, now } }) => {
  const employer = new Types.ObjectId(session.user._id);
  const [undecided, newMatches, endingJobs] = await Promise.all([
    readUndecided(mongo, employer),
    readNewMatches(mongo, employer),
    readEndingJobs(mongo, employer, todayInIndia(now())),
  ]);
  return { success: true, message: 'Work queue found.', undecided, newMatches, endingJobs };
});

interface Waiting {
  _id: Types.ObjectId;
  count: number;
  oldest: Date | null;
}

async function readUndecided(mongo: Mongo, employer: Types.ObjectId): Promise<WorkQueue['undecided']> {
  const waiting = await mongo.applications.aggregate<Waiting>([
    { $match: { employer, ...UNDECIDED } },
    { $group: { _id: '$job', count: { $sum: 1 }, oldest: { $min: '$appliedAt' } } },
    { $sort: { oldest: 1, _id: 1 } },
  ]);
  const jobs = await mongo.jobs
    .find({ _id: { $in: waiting.map(({ _id }) => _id) }, deleted: { $ne: true } }, { id: 1, title: 1 })
    .lean<Pick<JobRecord, '_id' | 'id' | 'title'>[]>();
  const byId = new Map(jobs.map((job) => [String(job._id), job]));
  const rows = waiting.flatMap(({ _id, count, oldest }) => {
    const job = byId.get(String(_id));
    if (!job) return [];
    return [{ _id: String(_id), id: job.id, title: job.title, count, oldest: oldest?.toISOString() ?? null }];
  });
  return { total: waiting.reduce((sum, { count }) => sum + count, 0), jobs: rows.slice(0, WORK_QUEUE_ROWS) };
}

/** Unread reports in one answer; further ones follow once these are read. */
const REPORTS = 100;

async function readNewMatches(mongo: Mongo, user: Types.ObjectId): Promise<WorkQueue['newMatches']> {
  const reports = await mongo.notifications
    .find({ user, isRead: false, newMatches: { $exists: true } }, { newMatches: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(REPORTS)
    .lean<Pick<NotificationRecord, '_id' | 'newMatches'>[]>();
  const searches = await mongo.savedSearches
    .find({ _id: { $in: reports.flatMap(({ newMatches }) => newMatches?.search ?? []) }, owner: user }, { name: 1 })
    .lean<Pick<SavedSearchRecord, '_id' | 'name'>[]>();
  const names = new Map(searches.map(({ _id, name }) => [String(_id), name]));
  const rows = new Map<string, WorkQueue['newMatches'][number]>();
  for (const { _id, newMatches } of reports) {
    const search = String(newMatches?.search);
    const name = names.get(search);
    if (!newMatches || name === undefined) continue;
    const row = rows.get(search) ?? { search: { _id: search, name }, count: 0, notifications: [] };
    row.count += newMatches.count;
    row.notifications.push(String(_id));
    rows.set(search, row);
  }
  return [...rows.values()].slice(0, WORK_QUEUE_ROWS);
}

async function readEndingJobs(mongo: Mongo, employer: Types.ObjectId, today: string): Promise<WorkQueue['endingJobs']> {
  const first = new Date(today);
  const last = new Date(first.getTime() + ENDS_SOON_DAYS * DAY_MS);
  // deadlines are stored as midnight UTC of their day
  const filter = { createdBy: employer, status: 'live', deadline: { $gte: first, $lte: last } } as const;
  const [total, jobs] = await Promise.all([
    mongo.jobs.countDocuments(filter),
    mongo.jobs.find(filter).sort({ deadline: 1, _id: 1 }).limit(WORK_QUEUE_ROWS).lean<JobRecord[]>(),
  ]);
  const applied = await mongo.applications.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { job: { $in: jobs.map(({ _id }) => _id) }, applicationStatus: true } },
    { $group: { _id: '$job', count: { $sum: 1 } } },
  ]);
  const applicants = new Map(applied.map(({ _id, count }) => [String(_id), count]));
  return {
    total,
    jobs: jobs.map(({ _id, id, title, deadline }) => ({
      _id: String(_id),
      id,
      title,
      deadline: deadline.toISOString().slice(0, 10),
      daysLeft: Math.round((deadline.getTime() - first.getTime()) / DAY_MS),
      applicants: applicants.get(String(_id)) ?? 0,
    })),
  };
}
