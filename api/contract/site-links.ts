import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const siteLinks = defineContract({
  name: 'site-links',
  method: 'GET',
  path: '/site-links',
  roles: 'public',
  summary: 'Addresses outside the product that its operator has set.',
  response: z.strictObject({
    /** The external form for technical issues; null where there is none. */
    techIssue: z.string().nullable(),
    /** The service that a sign-in asks for its address; null for our own call. */
    ipLookup: z.string().nullable(),
  }),
  errors: {},
});
