import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jobFields } from './job-shapes.ts';

/** The form's fields and its live switch. */
export const createJobBody = z.strictObject({ ...jobFields, isEnable: z.boolean().default(true) });

export const createJob = defineContract({
  name: 'create-job',
  method: 'POST',
  path: '/create-job',
  roles: ['employer'],
  summary: 'Posts a job: live with isEnable, else a draft. Seekers find a live one within two seconds.',
  body: createJobBody,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Ours: what it is called by. */
    job: z.strictObject({ _id: z.string(), id: z.string() }),
  }),
  errors: {},
});
