import { applicationKey } from '#api/applications/application-key.ts';
import { findApplication, findJobForSeeker, jobIsGone } from '#api/applications/find-job-for-seeker.ts';
import { upsertApplication } from '#api/applications/upsert-application.ts';
import { ALREADY_APPLIED_MESSAGE, DEADLINE_OVER_MESSAGE, NOT_LIVE_MESSAGE } from '#api/contract/apply-job.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { accountGone } from '#api/sessions/account-gone.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { fullName } from '#api/users/full-name.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { notify } from './notify.ts';

/**
 * Applies for a job and notifies its employer. Throws 404 for a job that is not to be seen or goes meanwhile, 409 where
 * the account has applied already, for a draft, and past the deadline; then nothing is left of it.
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
    // of two at once the first one's time stands
    $min: { appliedAt: now() },
  });
  if (before?.applicationStatus) throw alreadyApplied();
  await takeBackWhereGone(deps, user, jobId, before);
  await keepWithOwners(deps, user, jobId);
  await notifyEmployer(deps, user, job).catch((error: unknown) =>
    // the application stands: a second try would be refused
    log.error({ err: error, jobId: job.id }, 'the employer was not notified of an application'),
  );
}

/** Throws 401, and removes the application, where the account is gone; it follows a candidate that was merged. */
async function keepWithOwners(deps: Dependencies, user: CurrentUser, jobId: string): Promise<void> {
  const _id = applicationKey(user._id, jobId);
  const stored = await deps.mongo.applications.findOne({ _id }).lean<ApplicationRecord>();
  if (!stored) return;
  const account = await afterCreating(deps, 'applicationsOfAccount', { _id, owner: stored.user });
  const candidate = account && (await afterCreating(deps, 'applications', { _id, owner: stored.candidate }));
  if (!candidate) throw accountGone();
}

const alreadyApplied = () => new ApiError(409, ALREADY_APPLIED_MESSAGE);

/** Takes the application back and throws 404 where the job went while it was being stored. */
async function takeBackWhereGone(
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

function notifyEmployer(deps: Dependencies, seeker: CurrentUser, job: JobRecord): Promise<void> {
  return notify(deps, {
    user: job.createdBy,
    type: 'job-application',
    title: `New application: ${job.title}`,
    description: `${fullName(seeker)} applied for ${job.title} (${job.id}).`,
    link: '/job-applications',
    about: seeker._id,
  });
}
