import { z } from 'zod';
import { emailWith, resetOtp } from '#api/http/contract/fields.ts';
import { resetPassword } from '#api/http/contract/password.ts';

/** The screen's own words for a wrong email. */
export const resetEmail = emailWith('Invalid email');

export const codeFields = z.strictObject({ otp: resetOtp });

export const passwordFields = z
  .strictObject({ password: resetPassword, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    message: 'Passwords do not match',
    // said together with what is wrong with the password itself
    when: () => true,
  });
