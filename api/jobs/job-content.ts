import type { z } from 'zod';
import type { createJobBody } from '#api/contract/create-job.ts';
import type { JobRecord } from '#mongo/models/job.ts';

type JobFields = Omit<z.output<typeof createJobBody>, 'isEnable'>;
type Content = Omit<JobFields, 'deadline' | 'location'> & Pick<JobRecord, 'deadline' | 'location'>;

/** What an employer says of a job as its record keeps it. */
export function jobContent({ deadline, location: { type, city }, ...fields }: JobFields): Content {
  return { ...fields, location: { type, ...(city && { city }) }, deadline: new Date(deadline) };
}
