import { z } from 'zod';

/**
 * A job as Elasticsearch stores it: `_id` is the record's `_id`, `version` its revision (external_gte).
 * Days are yyyy-mm-dd, other dates ISO 8601; experience is in years, salary in LPA.
 */
const span = z.strictObject({ min: z.number().nullable(), max: z.number().nullable() });

const partWeights = z.record(z.string(), z.number().positive().max(1));

export const jobDocument = z.strictObject({
  id: z.string(),
  revision: z.int(),
  /** `JOB-000001` */
  jobId: z.string().nullable(),
  title: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  requirements: z.array(z.string()),
  company: z.string().nullable(),
  /** Its subject (job-evidence.ts). */
  titleEvidence: partWeights,
  skillEvidence: partWeights,
  locationType: z.enum(['onsite', 'remote', 'hybrid']).nullable(),
  /** The canonical name of domain/places, otherwise as written. */
  city: z.string().nullable(),
  industry: z.string().nullable(),
  employmentType: z.enum(['ft', 'pt', 'contract']).nullable(),
  experience: span,
  salary: span,
  /** The last day to apply. */
  deadline: z.string().nullable(),
  status: z.enum(['live', 'draft']),
  createdAt: z.string(),
  /** The employer's account. */
  createdBy: z.string(),
});

export type JobDocument = z.infer<typeof jobDocument>;
