import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { chosenIds, NO_SHORTLIST, shortlistAnswer } from './shortlist-shape.ts';

export const shortlistRemove = defineContract({
  name: 'shortlist-remove',
  method: 'POST',
  path: '/shortlists/{id}/remove',
  roles: ['employer', 'admin'],
  summary: 'Takes candidates off a list.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ ids: chosenIds }),
  response: shortlistAnswer,
  errors: { 404: NO_SHORTLIST },
});
