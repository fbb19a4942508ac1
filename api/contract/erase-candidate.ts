import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { erasureAnswer } from './erasure-shape.ts';
import { recordId } from './fields/record-id.ts';

export const CONFIRM_ID_MESSAGE = 'Enter the candidate’s ID to confirm!';

export const eraseCandidate = defineContract({
  name: 'erase-candidate',
  method: 'POST',
  path: '/erase-candidate/{id}',
  roles: ['admin'],
  summary:
    'Erases a person for good: candidate, resumes, comments, applications, the account where there is one, and what ledgers and notifications say of them. Gone from search within a minute.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    /** The candidate’s `SAN-…`, typed as a confirmation. */
    applicantID: z.string(CONFIRM_ID_MESSAGE).trim().min(1, CONFIRM_ID_MESSAGE).max(20, CONFIRM_ID_MESSAGE),
  }),
  response: erasureAnswer,
  errors: { 400: 'The ID is not this candidate’s.', 404: 'There is no such candidate, or no longer.' },
});
