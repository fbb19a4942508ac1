import { Types, type UpdateQuery } from 'mongoose';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, accountGone } from '#api/http/errors.ts';
import { fullName } from '#api/http/session.ts';
import { applicationKey, findApplication, findJobForSeeker, jobIsGone } from '#api/jobs/find-job.ts';
import { notify } from '#api/notifications/notify.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { ALREADY_APPLIED_MESSAGE, DEADLINE_OVER_MESSAGE, NOT_LIVE_MESSAGE } from './contract.ts';

/**
 * Applies for a job and notifies its employer. Throws 404 for a job that is not visible or is deleted concurrently, 409
 * if the account has already applied, for a draft, and after the deadline. After an error nothing is stored.
 */
export async function applyToJob(deps: Dependencies, user: CurrentUser, jobId: string): Promise<void> {
  const { mongo, log, now } = deps;
  const known = await findApplication(mongo, user._id, jobId);
  if (known?.applicationStatus) throw alreadyApplied();
  const job = await findJobForSeeker(mongo, user, jobId, known);
  if (job.status !== 'live') throw new ApiError(409, NOT_LIVE_MESSAGE);
  if (job.deadline.toISOString().slice(0, 10) < todayInIndia(now())) throw new ApiError(409, DEADLINE_OVER_MESSAGE);
  const before = await upsertApplication(deps, user, job, {
    $set: { applicationStatus: true, jobTitle: job.title, ...(job.companyName && { companyName: job.companyName }) },
    // of two concurrent applications, the earlier time counts
    $min: { appliedAt: now() },
  });
  if (before?.applicationStatus) throw alreadyApplied();
  await withdrawIfJobDeleted(deps, user, jobId, before);
  await keepWithOwners(deps, user, jobId);
  await notifyEmployer(deps, user, job).catch((error: unknown) =>
    // the application is stored and a retry would be rejected, so only log the error
    log.error({ err: error, jobId: job.id }, 'notifying the employer of an application failed'),
  );
}

/**
 * Saves a job or, if it is saved, removes it. Returns whether it is saved now. Throws 404 if the job is not visible.
 */
export async function toggleSavedJob(deps: Dependencies, user: CurrentUser, jobId: string): Promise<boolean> {
  const known = await findApplication(deps.mongo, user._id, jobId);
  if (known?.saveStatus) return !(await removeSavedJob(deps.mongo, user._id, jobId));
  const job = await findJobForSeeker(deps.mongo, user, jobId, known);
  const { title: jobTitle, companyName } = job;
  // an application keeps the job title from the time of applying
  const names = known?.applicationStatus ? {} : { jobTitle, ...(companyName && { companyName }) };
  await upsertApplication(deps, user, job, { $set: { saveStatus: true, savedAt: deps.now(), ...names } });
  return true;
}

/** Removes a job from an account's saved jobs. Returns false if the account has no record with that job. */
export async function removeSavedJob(mongo: Mongo, user: string, jobId: string): Promise<boolean> {
  const { matchedCount } = await mongo.applications.updateOne(
    { _id: applicationKey(user, jobId) },
    { $set: { saveStatus: false }, $unset: { savedAt: '' } },
  );
  return matchedCount > 0;
}

/** Upserts the record of a seeker and a job in one atomic write. Returns the previous record, or null. */
async function upsertApplication(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'commands' | 'now'>,
  user: CurrentUser,
  job: JobRecord,
  { $set, ...operators }: UpdateQuery<ApplicationRecord>,
): Promise<ApplicationRecord | null> {
  const account = new Types.ObjectId(user._id);
  const candidate = await ensureCandidate(deps, { ...user, _id: account });
  const write = () =>
    deps.mongo.applications
      .findOneAndUpdate(
        { _id: applicationKey(user._id, String(job._id)) },
        {
          ...operators,
          $set: { ...$set, user: account, candidate, job: job._id, employer: job.createdBy, jobId: job.id },
        },
        { upsert: true, returnDocument: 'before', runValidators: true },
      )
      .lean<ApplicationRecord>()
      .exec();
  return retryOnTakenKey(write);
}

/** Two concurrent upserts may both find no record: the one that hits the unique key is retried. */
const retryOnTakenKey = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (isKeyTaken(error)) return write();
    throw error;
  });

/** Throws 401 and removes the application if the account no longer exists; follows a merged candidate. */
async function keepWithOwners(deps: Dependencies, user: CurrentUser, jobId: string): Promise<void> {
  const _id = applicationKey(user._id, jobId);
  const stored = await deps.mongo.applications.findOne({ _id }).lean<ApplicationRecord>();
  if (!stored) return;
  const account = await afterCreating(deps, 'applicationsOfAccount', { _id, owner: stored.user });
  const candidate = account && (await afterCreating(deps, 'applications', { _id, owner: stored.candidate }));
  if (!candidate) throw accountGone();
}

const alreadyApplied = () => new ApiError(409, ALREADY_APPLIED_MESSAGE);

/** Removes the application and throws 404 if the job was deleted while the application was being stored. */
async function withdrawIfJobDeleted(
  { mongo }: Dependencies,
  user: CurrentUser,
  jobId: string,
  before: ApplicationRecord | null,
): Promise<void> {
  const job = await mongo.jobs.findOne({ _id: jobId }, { deleted: 1 }).lean<Pick<JobRecord, 'deleted'>>();
  if (job && !job.deleted) return;
  const _id = applicationKey(user._id, jobId);
  if (before)
    await mongo.applications.updateOne({ _id }, { $set: { applicationStatus: false }, $unset: { appliedAt: '' } });
  else await mongo.applications.deleteOne({ _id });
  throw jobIsGone();
}

function notifyEmployer(deps: Dependencies, seeker: CurrentUser, job: JobRecord): Promise<boolean> {
  return notify(deps, {
    user: job.createdBy,
    type: 'job-application',
    title: `New application: ${job.title}`,
    description: `${fullName(seeker)} applied for ${job.title} (${job.id}).`,
    link: '/job-applications',
    about: seeker._id,
  });
}
