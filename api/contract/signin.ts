import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract, roles } from './define-contract.ts';

export const signin = defineContract({
  name: 'signin',
  method: 'POST',
  path: '/signin',
  roles: 'public',
  summary: 'Signs in by email and password; sets the session cookie.',
  body: z.strictObject({
    email: z.string('Email is required!').trim().min(1, 'Email is required!').max(254),
    password: z.string('Password is required!').min(1, 'Password is required!').max(200),
    /** Recorded; the account's own role is what counts. */
    selectedRole: z.enum([...roles, 'job seeker'], 'Please select a role to proceed!').default('job-seeker'),
    fingerPrintId: z.string().max(200).default(''),
    browserName: z.string().max(200).default(''),
    ipAddress: z.string().max(64).default(''),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    401: 'Wrong email or wrong password: one message for both.',
    403: 'A demo account, while the API listens on more than the loopback; told only to those with its password.',
    429: 'Too many attempts from this address or for this account; Retry-After says when to try again.',
  },
});
