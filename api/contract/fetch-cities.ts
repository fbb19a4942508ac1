import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const fetchCities = defineContract({
  name: 'fetch-cities',
  method: 'POST',
  path: '/fetch-cities',
  roles: 'signed-in',
  summary: 'Cities and districts whose name, or another name of theirs, starts with or holds the text; at most 20.',
  body: z.strictObject({ keyword: z.string().trim().max(100) }),
  response: z.strictObject({ success: z.literal(true), cities: z.array(z.string()), message: z.string() }),
  errors: {},
});
