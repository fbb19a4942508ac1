import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const savedSearchDelete = defineContract({
  name: 'saved-search-delete',
  method: 'DELETE',
  path: '/saved-searches/{id}',
  roles: ['employer', 'admin'],
  summary: 'Deletes a saved search, its alert with it.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    403: 'The search is shared with the caller, who may not delete it.',
    404: 'There is no such search, or it is another’s.',
  },
});
