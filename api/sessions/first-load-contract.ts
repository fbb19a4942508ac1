import { z } from 'zod';
import { currentUser, defineContract } from '#api/http/contract.ts';

// Calls of every first load. Apart from contract.ts because the bundler never splits a module.

export const checkauth = defineContract({
  name: 'checkauth',
  method: 'GET',
  path: '/checkauth',
  roles: 'signed-in',
  beforeSecondFactor: true,
  summary: 'The account that this browser is signed in to.',
  response: z.strictObject({ success: z.literal(true), user: currentUser }),
  errors: {},
});

export const logout = defineContract({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  roles: 'public',
  ownPagesOnly: true,
  summary: 'Ends the session, if there is one, and deletes the cookie.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {},
});

export const siteLinks = defineContract({
  name: 'site-links',
  method: 'GET',
  path: '/site-links',
  roles: 'public',
  summary: 'Addresses outside the product that its operator has set.',
  response: z.strictObject({
    /** The external form for technical issues; null if there is none. */
    techIssue: z.string().nullable(),
    /** The service that returns the client's IP address at sign-in; null for our own call. */
    ipLookup: z.string().nullable(),
  }),
  errors: {},
});
