import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { mergeFields } from './merge-fields.ts';

export const mergeCandidates = defineContract({
  name: 'merge-candidates',
  method: 'POST',
  path: '/merge-candidates',
  roles: ['admin'],
  summary:
    'Makes one candidate of two: `keep` stays, with the fields `take` of `other`. Comments, views, applications, resumes, lists and the account go over; the other’s id leads to the one kept.',
  body: z
    .strictObject({
      keep: recordId,
      other: recordId,
      take: z.array(z.enum(mergeFields)).max(mergeFields.length),
    })
    .refine(({ keep, other }) => keep !== other, { path: ['other'], message: 'Choose two different candidates!' }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'One of them is not there, or no longer.',
    409: 'Both have an account: one of these has to be deleted first.',
  },
});
