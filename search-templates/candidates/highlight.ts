import type { estypes } from '@elastic/elasticsearch';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { markQuery } from '#search-templates/matching/mark-query.ts';

/** Characters of nobody's alphabet (a private use area), so that no text can be mistaken for a mark. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** As much of a resume's text as the projection indexes; longer text would fail the whole search. */
const ANALYSED_CHARACTERS = 200_000;

/** About two lines of a card each. */
const excerpts = { fragment_size: 140, number_of_fragments: 3 } as const;

/**
 * Asks for the lines of the resume in which these leaves stand, or null where there are none. What stands in the rest
 * of the profile is marked from the hit's own texts (matched.ts): the search engine took longer to analyse and mark
 * those again than to search.
 */
export function resumeHighlight(leaves: LeafNode[]): estypes.SearchHighlight | null {
  if (leaves.length === 0) return null;
  return {
    highlight_query: markQuery(leaves, 'resumeText'),
    max_analyzed_offset: ANALYSED_CHARACTERS,
    order: 'score',
    pre_tags: [MARK_START],
    post_tags: [MARK_END],
    fields: { resumeText: excerpts },
  };
}

const MARK = new RegExp(`[${MARK_START}${MARK_END}]`, 'g');

/** A highlighted text as it was. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');
