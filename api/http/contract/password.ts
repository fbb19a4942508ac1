import { z } from 'zod';

const PASSWORD_REQUIRED_MESSAGE = 'Password is required!';
export const CURRENT_PASSWORD_REQUIRED_MESSAGE = 'Please enter your current password.';
export const CONFIRM_REQUIRED_MESSAGE = 'Confirm password is Required!';
const CONFIRM_DIFFERS_MESSAGE = 'Enter the same Password.';
export const SAME_PASSWORD_MESSAGE = 'Passwords cannot be same! Kindly enter a new Password.';

const LONGEST_PASSWORD = 200;

const given = (requiredMessage: string) =>
  z
    .string(requiredMessage)
    .min(1, { error: requiredMessage, abort: true })
    .max(LONGEST_PASSWORD, { error: `At most ${LONGEST_PASSWORD} characters.`, abort: true });

/** A password typed to authenticate: any text that is not empty. */
export const givenPassword = given(PASSWORD_REQUIRED_MESSAGE);

/** The current password, where the same form also has a new one. */
export const currentPassword = given(CURRENT_PASSWORD_REQUIRED_MESSAGE);

const strong = <Schema extends z.ZodString>(text: Schema): Schema =>
  text
    .regex(/[A-Z]/, 'At least 1 uppercase letter.')
    .regex(/[a-z]/, 'At least 1 lowercase letter.')
    .regex(/[0-9]/, 'At least 1 number.')
    .regex(/[@$!%*#?&.]/, 'At least 1 special character (@$!%*#?&.).');

/** A new password by the shared rules; each broken rule adds its own message. */
export const newPassword = strong(givenPassword.min(8, 'Minimum 8 characters.'));

/** A new password on the reset screen, which words the length rule differently. */
export const resetPassword = strong(givenPassword.min(8, 'Password must be ≥8 characters'));

/** All messages for a partly typed password; none for an empty one, which is not wrong yet. */
export function passwordProblems(password: string): string[] {
  if (password === '') return [];
  return newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];
}

/** All messages for the repeated password: the shared rules, and one if it differs. None for an empty one. */
export function confirmProblems(password: string, confirmed: string): string[] {
  if (confirmed === '') return [];
  return [...passwordProblems(confirmed), ...(confirmed === password ? [] : [CONFIRM_DIFFERS_MESSAGE])];
}
