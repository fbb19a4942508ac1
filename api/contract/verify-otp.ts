import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { email } from './fields/email.ts';
import { resetOtp } from './fields/otp.ts';

export const verifyOtp = defineContract({
  name: 'verify-otp',
  method: 'POST',
  path: '/verify-otp',
  roles: 'public',
  summary: 'Checks the code of a forgotten password; on success this browser may set a new one, once, for 10 minutes.',
  body: z.strictObject({ email, otp: resetOtp, purpose: z.enum(['reset', 'forgot-password']) }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, or the code is: mistyped, expired, used, for another email, or tried too often.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
