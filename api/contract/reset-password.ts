import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { email } from './fields/email.ts';
import { resetPassword as password } from './fields/password.ts';

export const resetPassword = defineContract({
  name: 'reset-password',
  method: 'POST',
  path: '/reset-password',
  roles: 'public',
  summary: 'Sets a new password in the browser that verified the code; every session of the account ends.',
  body: z.strictObject({ email, password }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, or this browser verified no code for this email in the last 10 minutes.',
    409: 'The password or the email was changed elsewhere at the same moment.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
