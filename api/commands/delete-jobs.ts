import type { Dependencies } from '#api/dependencies.ts';
import { findJob } from '#api/jobs/find-job.ts';
import { findOwnJob } from '#api/jobs/find-own-job.ts';
import type { JobRecord } from '#mongo/models/job.ts';

/**
 * Deletes jobs by `_id` or number: with `employer` only that account's own. Throws 404, and deletes nothing, where one
 * isn't there or is another's. Gives how many went; one that somebody else deletes meanwhile counts for them.
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
