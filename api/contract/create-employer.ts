import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { contact } from './fields/contact.ts';
import { email } from './fields/email.ts';
import { firstName, lastName } from './fields/names.ts';
import { newPassword } from './fields/password.ts';

export const createEmployer = defineContract({
  name: 'create-employer',
  method: 'POST',
  path: '/create-employer',
  roles: ['admin'],
  summary: 'Makes an employer’s account.',
  body: z.strictObject({
    firstName,
    lastName: lastName.optional(),
    contact: contact.optional(),
    email,
    password: newPassword,
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 409: 'The email has an account already.' },
});
