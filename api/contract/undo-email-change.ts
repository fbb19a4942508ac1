import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const undoEmailChange = defineContract({
  name: 'undo-email-change',
  method: 'POST',
  path: '/undo-email-change',
  roles: 'public',
  summary:
    'Restores the email that an account had before a change, by the token that was mailed there; every session of the account ends.',
  body: z.strictObject({
    /** Of the link in the mail: valid for seven days, once. */
    token: z.string('The link is not complete.').regex(/^[\w-]{43}$/, 'The link is not complete.'),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'The token is none.',
    409: 'Another account has the email by now.',
    410: 'The link has expired, was used already, or an earlier change was undone.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
