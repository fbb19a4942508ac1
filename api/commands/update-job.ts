import type { z } from 'zod';
import { STALE_MESSAGE } from '#api/contract/profile/owner.ts';
import type { updateJobBody } from '#api/contract/update-job.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { holdRecord } from '#api/hold-record.ts';
import { checkDeadline } from '#api/jobs/check-deadline.ts';
import { noSuchJob } from '#api/jobs/find-job.ts';
import { findOwnJob } from '#api/jobs/find-own-job.ts';
import { jobContent } from '#api/jobs/job-content.ts';
import { jobVersion } from '#api/jobs/job-version.ts';

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
  const { _id } = await findOwnJob(mongo, key, employer);
  checkDeadline(fields.deadline, at);
  await holdRecord({ mongo, now }, _id, async () => {
    if (version && version !== jobVersion(await findOwnJob(mongo, key, employer))) {
      throw new ApiError(409, STALE_MESSAGE);
    }
    const updated = await changes.jobs.update(_id, {
      $set: { ...jobContent(fields), status, isEnable: status === 'live', updatedAt: at },
    });
    if (!updated) throw noSuchJob();
  });
}
