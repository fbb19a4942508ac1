import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { listEmails } from './saved-search-shape.ts';
import { NO_SHORTLIST, seenShortlist } from './shortlist-shape.ts';

export const shortlistShare = defineContract({
  name: 'shortlist-share',
  method: 'PUT',
  path: '/shortlists/{id}/share',
  roles: ['employer', 'admin'],
  summary: 'Shares a list with exactly these accounts: they see it, only its owner changes it.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ emails: listEmails }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), shortlist: seenShortlist }),
  errors: {
    400: 'An email is no employer’s account.',
    403: 'The list is shared with the caller, who may not change it.',
    404: NO_SHORTLIST,
  },
});
