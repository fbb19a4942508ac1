import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { givenName } from './saved-search-shape.ts';
import { shortlistAnswer } from './shortlist-shape.ts';

export const shortlistCreate = defineContract({
  name: 'shortlist-create',
  method: 'POST',
  path: '/shortlists',
  roles: ['employer', 'admin'],
  summary: 'Makes an empty list of candidates.',
  body: z.strictObject({ name: givenName }),
  response: shortlistAnswer,
  errors: { 400: 'The account has 100 lists.', 409: 'The account has a list of this name.' },
});
