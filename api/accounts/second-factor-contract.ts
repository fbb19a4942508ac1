import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { defineContract } from '#api/http/contract.ts';
import { secondFactorState } from '#api/sessions/second-factor-contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

const params = z.strictObject({ userId: recordId });

export const accountSecondFactor = defineContract({
  name: 'account-second-factor',
  method: 'GET',
  path: '/second-factor/{userId}',
  roles: rolesThatCan('accounts.manage'),
  summary: 'Whether an account has a second factor, and how many recovery codes are left.',
  params,
  response: z.strictObject({ success: z.literal(true), secondFactor: secondFactorState }),
  errors: { 404: 'There is no such account.' },
});

export const removeAccountSecondFactor = defineContract({
  name: 'remove-account-second-factor',
  method: 'POST',
  path: '/remove-second-factor/{userId}',
  roles: rolesThatCan('accounts.manage'),
  summary:
    'Removes another account’s second factor, whose owner has lost it. Every session of the account ends; its owner gets a mail.',
  params,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    403: `Another role; the own account (see /remove-second-factor); a password entered more than ${PROOF_MINUTES} minutes ago (reason \`proof-needed\`); or a request from another site.`,
    404: 'There is no such account.',
    409: 'The account has no second factor.',
  },
});
