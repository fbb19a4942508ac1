import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { email } from './fields/email.ts';

/** `change-email` is for a signed-in account's new email; the others are for those without a session. */
const otpRequests = ['signup', 'forgot-password', 'change-email'] as const;

/** How long the screens lock Send OTP; the server refuses earlier requests as well. */
export const RESEND_SECONDS = { signup: 30, 'forgot-password': 60, 'change-email': 30 } as const;

export const sendOtp = defineContract({
  name: 'send-otp',
  method: 'POST',
  path: '/send-otp',
  roles: 'public',
  summary: 'Mails a six-digit code, good for 10 minutes and for this purpose. An unknown email is answered alike.',
  body: z.strictObject({ email, purpose: z.enum(otpRequests) }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    401: 'A change of email is asked for without a session.',
    429: 'A code was sent a moment ago, or too many were; Retry-After says when to try again.',
    503: 'The mail server is away.',
  },
});
