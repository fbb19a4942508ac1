import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const ALREADY_APPLIED_MESSAGE = 'You have already applied for this job.';
export const NOT_LIVE_MESSAGE = 'This job does not take applications at the moment.';
export const DEADLINE_OVER_MESSAGE = 'The deadline to apply for this job is over.';

export const applyJob = defineContract({
  name: 'apply-job',
  method: 'POST',
  path: '/apply-job',
  roles: ['job-seeker'],
  summary: 'Applies to a live job until its deadline, once; its employer is notified.',
  body: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such job for this account, or it was taken off meanwhile.',
    409: 'Applied already, a draft, or past the deadline; the message says which.',
  },
});
