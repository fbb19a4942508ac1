import { Types } from 'mongoose';
import type { z } from 'zod';
import { STALE_MESSAGE } from '#api/http/contract/fields.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, accountGone } from '#api/http/errors.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import { type JobRecord, takeOff } from '#mongo/models/job.ts';
import { type createJobBody, deadlineProblem, type updateJobBody } from './contract.ts';
import { companyNameOf, findJob, findOwnJob, jobVersion, nameJobsAfterCompany, noSuchJob } from './find-job.ts';

type JobFields = Omit<z.output<typeof createJobBody>, 'isEnable'>;
type Content = Omit<JobFields, 'deadline' | 'location'> & Pick<JobRecord, 'deadline' | 'location'>;

/** Stores a job under the next number and the employer's company name. Throws 400 for a deadline before today. */
export async function createJob(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  employer: string,
  { isEnable, ...fields }: z.output<typeof createJobBody>,
): Promise<{ _id: string; id: string }> {
  const at = now();
  checkDeadline(fields.deadline, at);
  const createdBy = new Types.ObjectId(employer);
  const companyName = await companyNameOf(mongo, createdBy);
  const [id] = await nextDisplayIds(mongo, 'jobs', 1);
  if (!id) throw new Error('no number for the job');
  const _id = new Types.ObjectId();
  await changes.jobs.insert([
    {
      _id,
      id,
      ...jobContent(fields),
      status: isEnable ? 'live' : 'draft',
      isEnable,
      createdAt: at,
      updatedAt: at,
      createdBy,
      ...(companyName !== undefined && { companyName }),
    },
  ]);
  if (!(await afterCreating({ mongo, changes }, 'jobs', { _id, owner: createdBy }))) throw accountGone();
  // a concurrent rename of the company has not seen this job
  const nowNamed = await companyNameOf(mongo, createdBy);
  if (nowNamed !== companyName) await nameJobsAfterCompany({ mongo, changes }, createdBy);
  return { _id: String(_id), id };
}

const TRIES = 5;

/**
 * Changes the employer's own job. Throws 404 if it doesn't exist, is deleted concurrently or belongs to another
 * account, 400 for a deadline before today, 409 if it has changed since the given version.
 */
export async function updateJob(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { key, employer }: { key: string; employer: string },
  { status, version, ...fields }: z.output<typeof updateJobBody>,
): Promise<void> {
  const at = now();
  const update = { $set: { ...jobContent(fields), status, isEnable: status === 'live', updatedAt: at } };
  for (let tries = 1; ; tries += 1) {
    const job = await findOwnJob(mongo, key, employer);
    checkDeadline(fields.deadline, at);
    if (version && version !== jobVersion(job)) throw new ApiError(409, STALE_MESSAGE);
    try {
      const updated = await changes.jobs.update(job._id, update, version ? { expected: job.revision } : {});
      if (!updated) throw noSuchJob();
      // the employer's deletion may have read this job before it went live
      const owner = new Types.ObjectId(employer);
      if (status === 'live' && !(await mongo.users.exists({ _id: owner }))) {
        await takeOffJobs({ mongo, changes, now }, owner);
      }
      return;
    } catch (error) {
      // the change may not be part of the content, such as a company's name
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
  }
}

/**
 * Deletes jobs by `_id` or number; with `employer`, only that account's own. Throws 404 and deletes nothing if one
 * doesn't exist or belongs to another account. Returns their number, including jobs deleted concurrently.
 */
export async function deleteJobs(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  keys: readonly string[],
  employer: string | null,
): Promise<number> {
  const found = await Promise.all(
    keys.map((key) => (employer === null ? findJob(mongo, key) : findOwnJob(mongo, key, employer))),
  );
  const jobs = new Map<string, JobRecord>(found.map((job) => [String(job._id), job]));
  let deleted = 0;
  for (const { _id } of jobs.values()) {
    if (await changes.jobs.remove(_id)) deleted += 1;
  }
  return deleted;
}

/** Turns an employer's live jobs into drafts, which searches no longer find; applications to them stay. */
export async function takeOffJobs(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  employer: Types.ObjectId,
): Promise<void> {
  const jobs = await mongo.jobs.find({ createdBy: employer }, { status: 1, deleted: 1 }).lean();
  const update = takeOff(now());
  const live = jobs.filter(({ status, deleted }) => status === 'live' && !deleted);
  await changes.jobs.bulkUpdate(live.map(({ _id }) => ({ id: _id, update })));
}

/** Throws 400 if a deadline (yyyy-mm-dd) is before today in India, or implausibly far away. */
function checkDeadline(deadline: string, now: Date): void {
  const message = deadlineProblem(deadline, todayInIndia(now));
  if (message) throw new ApiError(400, message, { errors: [{ field: 'deadline', message }] });
}

/** Converts an employer's input to the fields of the record. */
function jobContent({ deadline, location: { type, city }, ...fields }: JobFields): Content {
  return { ...fields, location: { type, ...(city && { city }) }, deadline: new Date(deadline) };
}
