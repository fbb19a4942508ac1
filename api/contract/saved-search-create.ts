import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { FILTER_PROBLEMS } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';
import { givenName, savedSearchAnswer } from './saved-search-shape.ts';

export const savedSearchCreate = defineContract({
  name: 'saved-search-create',
  method: 'POST',
  path: '/saved-searches',
  roles: ['employer', 'admin'],
  summary: 'Saves a search under a name; page and page size are not kept.',
  body: z.strictObject({ name: givenName, filter: candidateFilter }),
  response: savedSearchAnswer,
  errors: {
    400: `${FILTER_PROBLEMS} Or the account has 100 saved searches.`,
    409: 'The account has a search of this name.',
  },
});
