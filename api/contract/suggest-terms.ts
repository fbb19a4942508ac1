import { z } from 'zod';
import { defineContract } from './define-contract.ts';

/** What can be suggested where: a group of Pro Search by its name on the wire. */
export const suggestingFields = ['keyword', 'designation', 'company', 'skills'] as const;
const termKinds = ['skill', 'title', 'employer'] as const;

export const suggestTerms = defineContract({
  name: 'suggest-terms',
  method: 'POST',
  path: '/suggest-terms',
  roles: ['employer', 'admin'],
  summary:
    'Skills, current titles and current employers of candidates that start with the text, or hold a word that does.',
  body: z.strictObject({ field: z.enum(suggestingFields), prefix: z.string().trim().max(100) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** At most 12; what most candidates have first, starting with the text before holding it. */
    terms: z.array(z.strictObject({ term: z.string(), kind: z.enum(termKinds), candidates: z.int() })),
  }),
  errors: { 503: 'The search engine is away.' },
});
export type SuggestedTerm = z.infer<typeof suggestTerms.response>['terms'][number];
