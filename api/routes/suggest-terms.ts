import { suggestTerms } from '#api/contract/suggest-terms.ts';
import { knownTerms } from '#api/search/known-terms.ts';
import { suggestKnownTerms } from '#api/search/suggest-known-terms.ts';
import type { TermKind } from '#search-templates/candidates/term-suggestions.ts';
import { handler } from './handler.ts';

const kindsOf: Record<'keyword' | 'designation' | 'company' | 'skills', TermKind[]> = {
  keyword: ['skill', 'title', 'employer'],
  designation: ['title'],
  company: ['employer'],
  skills: ['skill'],
};

export const suggestTermsRoute = handler(suggestTerms, async ({ input: { body }, deps }) => {
  const terms = body.prefix === '' ? [] : suggestKnownTerms(body.prefix, kindsOf[body.field], await knownTerms(deps));
  return { success: true as const, message: terms.length === 0 ? 'Nothing found.' : 'Found.', terms };
});
