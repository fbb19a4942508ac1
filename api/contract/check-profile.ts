import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const checkProfile = defineContract({
  name: 'check-profile',
  method: 'GET',
  path: '/check-profile',
  roles: 'signed-in',
  summary: 'Whether a job seeker’s profile has everything that is required; always true for other roles.',
  response: z.strictObject({
    success: z.boolean(),
    message: z.string(),
    /** The names of what is still to be filled in, as /profile fields; empty where nothing is. */
    missing: z.array(z.string()),
  }),
  errors: {},
});
