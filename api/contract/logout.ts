import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const logout = defineContract({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  roles: 'public',
  ownPagesOnly: true,
  summary: 'Ends the session, if there is one, and takes the cookie away.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {},
});
