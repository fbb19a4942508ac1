import type { estypes } from '@elastic/elasticsearch';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { markQuery } from '#search-templates/matching/mark-query.ts';

/** Characters of nobody's alphabet (a private use area), so that no text can be mistaken for a mark. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** As much of a resume's text as the projection indexes; longer text would fail the whole search. */
const ANALYSED_CHARACTERS = 200_000;

const whole = { number_of_fragments: 0 } as const;
/** About two lines of a card. */
const excerpt = { fragment_size: 140, number_of_fragments: 3 } as const;

/** The fields whose text is shown with what matched marked in it. */
export const highlightedFields = {
  skills: whole,
  currentTitles: whole,
  previousTitles: whole,
  currentEmployers: whole,
  previousEmployers: whole,
  preferredJobs: whole,
  descriptions: excerpt,
  summary: excerpt,
  education: excerpt,
  certifications: excerpt,
  projects: excerpt,
  identity: whole,
  resumeText: excerpt,
} as const;

/**
 * Marks what these leaves look for, or null where there are none. Asked of the profile's one field and without
 * `require_field_match`, so that the parts of the profile, which are searched only as a whole, are marked too.
 */
export function candidateHighlight(leaves: LeafNode[]): estypes.SearchHighlight | null {
  if (leaves.length === 0) return null;
  return {
    highlight_query: markQuery(leaves, 'kw_profile'),
    require_field_match: false,
    max_analyzed_offset: ANALYSED_CHARACTERS,
    order: 'score',
    pre_tags: [MARK_START],
    post_tags: [MARK_END],
    fields: highlightedFields,
  };
}
