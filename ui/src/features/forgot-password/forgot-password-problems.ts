import { z } from 'zod';
import { emailWith, resetOtp } from '#api/http/contract/fields.ts';
import { resetPassword } from '#api/http/contract/password.ts';

/** This screen's message for an invalid email. */
export const resetEmail = emailWith('Invalid email');

export const codeFields = z.strictObject({ otp: resetOtp });

export const passwordFields = z
  .strictObject({ password: resetPassword, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    message: 'Passwords do not match',
    // shown together with the password's own errors
    when: () => true,
  });
