import type { z } from 'zod';
import { STALE_MESSAGE } from '#api/contract/fields/version.ts';
import type { updateJobBody } from '#api/contract/update-job.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { checkDeadline } from '#api/jobs/check-deadline.ts';
import { noSuchJob } from '#api/jobs/find-job.ts';
import { findOwnJob } from '#api/jobs/find-own-job.ts';
import { jobContent } from '#api/jobs/job-content.ts';
import { jobVersion } from '#api/jobs/job-version.ts';
import { Conflict } from '#mongo/changes/conflict.ts';

const TRIES = 5;

/**
 * Changes a job of the employer's own. Throws 404 where it isn't there, goes meanwhile or is another's,
 * 400 for a deadline before today, 409 where it has changed since the version that is sent along.
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
      if (updated) return;
      throw noSuchJob();
    } catch (error) {
      // what changed may be no part of the content, as a company's name is not
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
  }
}
