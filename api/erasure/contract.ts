import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { givenPassword } from '#api/http/contract/password.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { receiptShape } from './receipt-contract.ts';

const erasureAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  receipt: receiptShape,
});

export const CONFIRM_ID_MESSAGE = 'Enter the candidate’s ID to confirm!';

export const eraseCandidate = defineContract({
  name: 'erase-candidate',
  method: 'POST',
  path: '/erase-candidate/{id}',
  roles: rolesThatCan('people.erase'),
  summary:
    'Erases a person for good: candidate, resumes, comments, applications, the account where there is one, and what ledgers and notifications say of them. Gone from search within a minute.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    /** The candidate’s `SAN-…`, typed to confirm. */
    applicantID: z.string(CONFIRM_ID_MESSAGE).trim().min(1, CONFIRM_ID_MESSAGE).max(20, CONFIRM_ID_MESSAGE),
  }),
  response: erasureAnswer,
  errors: { 400: 'The ID is not this candidate’s.', 404: 'There is no such candidate, or it was removed.' },
});

export const eraseMe = defineContract({
  name: 'erase-me',
  method: 'POST',
  path: '/erase-me',
  roles: rolesThatCan('profile.keep'),
  summary:
    'Erases the calling job seeker for good, with the account; every session ends. Gone from search within a minute.',
  body: z.strictObject({ password: givenPassword }),
  response: erasureAnswer,
  errors: {
    400: 'The password is wrong.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const adminUserDelete = defineContract({
  name: 'admin-user-delete',
  method: 'DELETE',
  path: '/admin/users/{id}',
  roles: rolesThatCan('people.erase'),
  summary:
    'Deletes an account and ends its sessions. A job seeker’s profile, resumes, applications and saves go with it, and the answer has the receipt of that; an employer’s jobs become drafts.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** For a job seeker, whose personal data is erased with the account. */
    receipt: receiptShape.optional(),
  }),
  errors: { 404: 'There is no such account.', 409: 'It is the admin’s own account, or the last admin’s.' },
});
