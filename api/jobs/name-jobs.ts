import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';
import type { JobRecord } from '#mongo/models/job.ts';

export async function companyNameOf(mongo: Mongo, employer: Types.ObjectId): Promise<string | undefined> {
  const company = await mongo.employers.findOne({ user: employer }, { companyName: 1 }).lean<EmployerRecord>();
  return company?.companyName;
}

/**
 * Gives an employer's jobs the name that its company has. Ends only when the company was not renamed meanwhile: of two
 * renames at once the later one names every job.
 */
export async function nameJobsAfterCompany(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  createdBy: Types.ObjectId,
): Promise<void> {
  for (;;) {
    const companyName = await companyNameOf(mongo, createdBy);
    if (companyName === undefined) return;
    const jobs = await mongo.jobs
      .find({ createdBy }, { companyName: 1, deleted: 1 })
      .lean<Pick<JobRecord, '_id' | 'companyName' | 'deleted'>[]>();
    const otherwise = jobs.filter((job) => !job.deleted && job.companyName !== companyName);
    if (otherwise.length === 0) return;
    await changes.jobs.bulkUpdate(otherwise.map(({ _id }) => ({ id: _id, update: { $set: { companyName } } })));
  }
}
