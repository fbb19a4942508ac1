import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

/** Apart from contract.ts: the first load needs this call, and the bundler never splits a module. */
export const checkProfile = defineContract({
  name: 'check-profile',
  method: 'GET',
  path: '/check-profile',
  roles: 'signed-in',
  summary: 'Whether a job seeker’s profile has everything that is required; always true for other roles.',
  response: z.strictObject({
    success: z.boolean(),
    message: z.string(),
    /** Names of the fields still to be filled in, as in /profile; empty if there are none. */
    missing: z.array(z.string()),
  }),
  errors: {},
});
