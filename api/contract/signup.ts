import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { contact } from './fields/contact.ts';
import { email } from './fields/email.ts';
import { firstName, lastName } from './fields/names.ts';
import { otp } from './fields/otp.ts';
import { newPassword } from './fields/password.ts';

export const signup = defineContract({
  name: 'signup',
  method: 'POST',
  path: '/signup',
  roles: 'public',
  summary: 'Makes a job seeker’s account for a verified email, with its candidate record, and signs in.',
  body: z.strictObject({
    selectedRole: z.enum(['job-seeker', 'job seeker'], 'Only job seekers can sign up here.').default('job-seeker'),
    firstName,
    lastName,
    contact,
    email,
    password: newPassword,
    otp,
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: 'A field is wrong, or the code is: mistyped, expired, used, for another email, or tried too often.',
    409: 'The email has an account already.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
