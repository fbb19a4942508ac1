import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { chosenIds, NO_SHORTLIST, shortlistAnswer } from './shortlist-shape.ts';

export const shortlistAdd = defineContract({
  name: 'shortlist-add',
  method: 'POST',
  path: '/shortlists/{id}/add',
  roles: ['employer', 'admin'],
  summary: 'Puts candidates on a list; who is on it already stays where it is, who is gone is left out.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ ids: chosenIds }),
  response: shortlistAnswer,
  errors: { 400: 'The list would hold more than 2,000 candidates.', 404: NO_SHORTLIST },
});
