import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const NO_RESUME_MESSAGE = 'There is no resume on file.';

export const resume = defineContract({
  name: 'resume',
  method: 'GET',
  path: '/resume/{id}',
  roles: 'signed-in',
  summary:
    'A candidate’s resume as it was uploaded: to look at (download=0) or to save (download=1). For employers, who are counted and keep a history of it, admins, and the candidate’s own account. Named SAN_….',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    download: z.enum(['0', '1']).default('0'),
    /** Ours: an earlier version, by its id. */
    version: recordId.optional(),
  }),
  file: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/msword',
  ],
  ownPagesOnly: true,
  errors: { 404: 'There is no such candidate, it is not the caller’s to see, or it has no such resume.' },
});
