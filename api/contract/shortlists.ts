import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { seenShortlist } from './shortlist-shape.ts';

export const shortlists = defineContract({
  name: 'shortlists',
  method: 'GET',
  path: '/shortlists',
  roles: ['employer', 'admin'],
  summary: 'The caller’s own lists of candidates and those shared with it, the last changed first.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), shortlists: z.array(seenShortlist) }),
  errors: {},
});
