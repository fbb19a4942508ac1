import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { savedSearch } from './saved-search-shape.ts';

export const savedSearches = defineContract({
  name: 'saved-searches',
  method: 'GET',
  path: '/saved-searches',
  roles: ['employer', 'admin'],
  summary: 'The caller’s own saved searches and those shared with it, by name.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), searches: z.array(savedSearch) }),
  errors: {},
});
