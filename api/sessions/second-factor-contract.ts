import { z } from 'zod';
import { currentPassword, givenPassword } from '#api/http/contract/password.ts';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';

export const CODE_REQUIRED_MESSAGE = 'Please enter the code.';
export const SIX_DIGITS_MESSAGE = 'The code has 6 digits.';

/** Six digits of the app, or a recovery code; blanks and hyphens don't count. */
const anyCode = z.string(CODE_REQUIRED_MESSAGE).trim().min(1, CODE_REQUIRED_MESSAGE).max(40, 'At most 40 characters.');

const appCode = z
  .string(CODE_REQUIRED_MESSAGE)
  .trim()
  .min(1, { error: CODE_REQUIRED_MESSAGE, abort: true })
  .regex(/^\d{3} ?\d{3}$/, SIX_DIGITS_MESSAGE)
  .transform((code) => code.replace(' ', ''));

const done = z.strictObject({ success: z.literal(true), message: z.string() });

/** Shown once. */
const withRecoveryCodes = done.extend({ recoveryCodes: z.array(z.string()) });

const wrongCode = 'The code is wrong or was used.';
const wrongPasswordOrCode = 'A field is wrong, the password is, or the code is wrong or was used.';
const tooMany = 'Too many attempts; Retry-After says when to try again.';
const proofNeeded = `The password was entered more than ${PROOF_MINUTES} minutes ago (reason \`proof-needed\`), or the request is from another site.`;

export const signinCode = defineContract({
  name: 'signin-code',
  method: 'POST',
  path: '/signin-code',
  roles: 'public',
  summary:
    'Completes a sign-in that /signin refused with the reason `code-needed`, within five minutes and in the same browser: by the code of the app or a recovery code.',
  body: z.strictObject({ code: anyCode }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: `A field is wrong. ${wrongCode}`,
    401: 'This browser entered no password in the last five minutes, or it was changed: sign in again.',
    429: tooMany,
  },
});

export const confirmPassword = defineContract({
  name: 'confirm-password',
  method: 'POST',
  path: '/confirm-password',
  roles: 'signed-in',
  beforeSecondFactor: true,
  summary: `Confirms the own password, so that for ${PROOF_MINUTES} minutes this session may make calls that require it.`,
  body: z.strictObject({ password: givenPassword }),
  response: done,
  errors: { 400: 'A field is wrong, or the password is.', 429: tooMany },
});

/** What an account's second factor looks like to its owner and to admins. */
export const secondFactorState = z.strictObject({
  isOn: z.boolean(),
  /** Whether accounts of this role must have one. */
  isRequired: z.boolean(),
  /** When it was switched on; null while it is off. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const secondFactor = defineContract({
  name: 'second-factor',
  method: 'GET',
  path: '/second-factor',
  roles: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Whether the own account has a second factor, and how many recovery codes are left.',
  response: z.strictObject({ success: z.literal(true), secondFactor: secondFactorState }),
  errors: {},
});

export const setUpSecondFactor = defineContract({
  name: 'set-up-second-factor',
  method: 'POST',
  path: '/set-up-second-factor',
  roles: 'signed-in',
  beforeSecondFactor: true,
  summary:
    'Returns a new secret for an authenticator app. Nothing is on until /confirm-second-factor, within 15 minutes; a later call replaces the secret.',
  response: z.strictObject({
    success: z.literal(true),
    /** In base32, for apps that read no QR code. */
    secret: z.string(),
    /** The content of the QR code: an `otpauth://` address. */
    address: z.string(),
  }),
  errors: { 403: proofNeeded, 409: 'The account has a second factor already.' },
});

export const confirmSecondFactor = defineContract({
  name: 'confirm-second-factor',
  method: 'POST',
  path: '/confirm-second-factor',
  roles: 'signed-in',
  beforeSecondFactor: true,
  summary:
    'Switches the second factor on by a first code of the app; returns ten recovery codes, this once. Every other session of the account ends; this browser gets a new one.',
  body: z.strictObject({ code: appCode }),
  response: withRecoveryCodes,
  errors: {
    400: 'A field is wrong, or the code is.',
    409: 'The set-up was not begun, was begun more than 15 minutes ago or replaced, or the account was changed concurrently.',
    429: tooMany,
  },
});

export const renewRecoveryCodes = defineContract({
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/renew-recovery-codes',
  roles: 'signed-in',
  summary: 'Replaces the recovery codes by ten new ones; returns them, this once.',
  body: z.strictObject({ currentPassword, code: appCode }),
  response: withRecoveryCodes,
  errors: { 400: wrongPasswordOrCode, 409: 'The account has no second factor.', 429: tooMany },
});

export const removeSecondFactor = defineContract({
  name: 'remove-second-factor',
  method: 'POST',
  path: '/remove-second-factor',
  roles: 'signed-in',
  summary: 'Switches the own second factor off, by the password and a code of the app or a recovery code.',
  body: z.strictObject({ currentPassword, code: anyCode }),
  response: done,
  errors: { 400: wrongPasswordOrCode, 409: 'The account has no second factor.', 429: tooMany },
});
