import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { givenName } from './saved-search-shape.ts';
import { NO_SHORTLIST, shortlistAnswer } from './shortlist-shape.ts';

export const shortlistChange = defineContract({
  name: 'shortlist-change',
  method: 'PUT',
  path: '/shortlists/{id}',
  roles: ['employer', 'admin'],
  summary: 'Renames a list.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ name: givenName }),
  response: shortlistAnswer,
  errors: { 404: NO_SHORTLIST, 409: 'The account has another list of this name.' },
});
