import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';

export const checkauth = defineContract({
  name: 'checkauth',
  method: 'GET',
  path: '/checkauth',
  roles: 'signed-in',
  summary: 'The account that this browser is signed in to.',
  response: z.strictObject({ success: z.literal(true), user: currentUser }),
  errors: {},
});
