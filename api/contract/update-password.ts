import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { givenPassword, newPassword, SAME_PASSWORD_MESSAGE } from './fields/password.ts';

export const updatePassword = defineContract({
  name: 'update-password',
  method: 'POST',
  path: '/update-password',
  roles: 'signed-in',
  summary: 'Changes the own password. Every session of the account ends; this browser gets a new one.',
  body: z
    .strictObject({ currentPassword: givenPassword, password: newPassword })
    .refine(({ currentPassword, password }) => currentPassword !== password, {
      path: ['password'],
      message: SAME_PASSWORD_MESSAGE,
    }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, the current password is, or the new one is the same.',
    409: 'The password or the email was changed elsewhere at the same moment.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
