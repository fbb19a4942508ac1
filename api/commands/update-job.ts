import type { z } from 'zod';
import type { updateJobBody } from '#api/contract/update-job.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { checkDeadline } from '#api/jobs/check-deadline.ts';
import { noSuchJob } from '#api/jobs/find-job.ts';
import { findOwnJob } from '#api/jobs/find-own-job.ts';
import { jobContent } from '#api/jobs/job-content.ts';

/**
 * Changes a job of the employer's own. Throws 404 where it isn't there, goes meanwhile or is another's,
 * 400 for a deadline before today.
 */
export async function updateJob(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { key, employer }: { key: string; employer: string },
  { status, ...fields }: z.output<typeof updateJobBody>,
): Promise<void> {
  const at = now();
  const { _id } = await findOwnJob(mongo, key, employer);
  checkDeadline(fields.deadline, at);
  const updated = await changes.jobs.update(_id, {
    $set: { ...jobContent(fields), status, isEnable: status === 'live', updatedAt: at },
  });
  if (!updated) throw noSuchJob();
}
