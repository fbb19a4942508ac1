import { z } from 'zod';
import { version } from '#api/contract/fields/version.ts';
import { defineContract } from './define-contract.ts';
import { jobFields, jobKey, jobStatuses, SELECT_ONE_MESSAGE } from './job-shapes.ts';

export const updateJobBody = z.strictObject({ ...jobFields, status: z.enum(jobStatuses, SELECT_ONE_MESSAGE), version });

export const updateJob = defineContract({
  name: 'update-job',
  method: 'PUT',
  path: '/update-job/{id}',
  roles: ['employer'],
  summary: 'Changes a job of one’s own, all fields at once; `status` puts it live or takes it off.',
  params: z.strictObject({ id: jobKey }),
  body: updateJobBody,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such job, no longer, or it is another employer’s.',
    409: 'The job has changed since /job-detail gave that `version`; nothing was saved.',
  },
});
