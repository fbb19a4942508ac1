import { z } from 'zod';
import { email, resetOtp } from '#api/http/contract/fields.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';
import { roles } from '#domain/roles.ts';

export const signin = defineContract({
  name: 'signin',
  method: 'POST',
  path: '/signin',
  roles: 'public',
  summary: 'Signs in by email and password; sets the session cookie.',
  body: z.strictObject({
    email: z.string('Email is required!').trim().min(1, 'Email is required!').max(254),
    password: z.string('Password is required!').min(1, 'Password is required!').max(200),
    /** Only recorded; access depends on the account's own role. */
    selectedRole: z.enum([...roles, 'job seeker'], 'Please select a role to proceed!').default('job-seeker'),
    fingerPrintId: z.string().max(200).default(''),
    browserName: z.string().max(200).default(''),
    ipAddress: z.string().max(64).default(''),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    401: 'Wrong email or wrong password: one message for both. Or both are correct and the account has a second factor (reason `code-needed`): /signin-code then completes the sign-in.',
    403: 'A demo account, while the API listens on more than the loopback; only reported if the password is correct.',
    429: 'Too many attempts from this address or for this account; Retry-After says when to try again.',
  },
});

/** `change-email` is for a signed-in account's new email; the others require no session. */
const otpRequests = ['signup', 'forgot-password', 'change-email'] as const;

/** How long the screens disable Send OTP; the server rejects earlier requests too. */
export const RESEND_SECONDS = { signup: 30, 'forgot-password': 60, 'change-email': 30 } as const;

export const sendOtp = defineContract({
  name: 'send-otp',
  method: 'POST',
  path: '/send-otp',
  roles: 'public',
  summary: 'Mails a six-digit code, good for 10 minutes and for this purpose. An unknown email gets the same answer.',
  body: z.strictObject({ email, purpose: z.enum(otpRequests) }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    401: 'A change of email requires a session.',
    429: 'A code was sent a moment ago, or too many were; Retry-After says when to try again.',
    503: 'The mail server is away.',
  },
});

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

export const clientIp = defineContract({
  name: 'client-ip',
  method: 'GET',
  path: '/client-ip',
  roles: 'public',
  summary: 'The address that the caller is seen from.',
  response: z.strictObject({ ip: z.string() }),
  errors: {},
});
