import { Types } from 'mongoose';
import type { z } from 'zod';
import type { createJobBody } from '#api/contract/create-job.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { checkDeadline } from '#api/jobs/check-deadline.ts';
import { jobContent } from '#api/jobs/job-content.ts';
import { companyNameOf, nameJobsAfterCompany } from '#api/jobs/name-jobs.ts';
import { accountGone } from '#api/sessions/account-gone.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';

/** Stores a job under the next number, in the name of the employer's company. Throws 400 for a deadline before today. */
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
  // a rename that ran meanwhile has not seen this job
  const nowNamed = await companyNameOf(mongo, createdBy);
  if (nowNamed !== companyName) await nameJobsAfterCompany({ mongo, changes }, createdBy);
  return { _id: String(_id), id };
}
