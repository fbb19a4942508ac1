import { Types } from 'mongoose';
import type { z } from 'zod';
import type { createJobBody } from '#api/contract/create-job.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { checkDeadline } from '#api/jobs/check-deadline.ts';
import { jobContent } from '#api/jobs/job-content.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';
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
  const company = await mongo.employers.findOne({ user: createdBy }).lean<EmployerRecord>();
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
      ...(company && { companyName: company.companyName }),
    },
  ]);
  return { _id: String(_id), id };
}
