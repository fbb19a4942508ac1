import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { currentUser } from './shapes.ts';

export const checkauth = defineContract({
  name: 'checkauth',
  method: 'GET',
  path: '/checkauth',
  roles: 'signed-in',
  summary: 'The account that this browser is signed in to.',
  response: z.strictObject({ success: z.literal(true), user: currentUser }),
  errors: {},
});
