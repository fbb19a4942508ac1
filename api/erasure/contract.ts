import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { givenPassword } from '#api/http/contract/password.ts';
import { defineContract } from '#api/http/contract.ts';

/** The kinds of personal data, in the order in which a receipt lists them. */
export const erasedKinds = [
  'account',
  'profile',
  'resumes',
  'photos',
  'applications',
  'comments',
  'looks',
  'view counts',
  'shortlist places',
  'contact keys',
  'duplicate marks',
  'merge records',
  'alert entries',
  'import rows',
  'spreadsheet rows',
  'import and parsing entries',
  'waiting resumes',
  'identity questions',
  'file names',
  'notifications',
  'tickets',
  'saved searches',
  'search history',
  'shortlists',
  'shares',
  'mentions in comments',
  'mentions in tickets',
  'mentions in jobs',
  'mentions in companies',
  'sessions',
  'devices in security logs',
  'one-time codes',
  'email changes',
  'failed index changes',
  'locks',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What was removed, without identifying the person. */
export const receiptShape = z.strictObject({
  /** `ERA-000001` and up. */
  id: z.string(),
  at: z.string(),
  by: z.enum(['admin', 'self']),
  removed: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
});
export type ErasureReceipt = z.infer<typeof receiptShape>;

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
  roles: ['admin'],
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
  roles: ['job-seeker'],
  summary:
    'Erases the calling job seeker for good, with the account; every session ends. Gone from search within a minute.',
  body: z.strictObject({ password: givenPassword }),
  response: erasureAnswer,
  errors: {
    400: 'The password is wrong.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const erasureReceipt = defineContract({
  name: 'erasure-receipt',
  method: 'GET',
  path: '/erasure-receipt/{id}',
  roles: ['admin'],
  summary: 'The receipt of an erasure: when, and what was removed, by kind and count.',
  params: z.strictObject({ id: z.string().regex(/^ERA-\d{6,12}$/, 'must be ERA- and at least six digits') }),
  response: z.strictObject({ success: z.literal(true), receipt: receiptShape }),
  errors: { 404: 'There is no such receipt.' },
});

export const adminUserDelete = defineContract({
  name: 'admin-user-delete',
  method: 'DELETE',
  path: '/admin/users/{id}',
  roles: ['admin'],
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
