import type { estypes } from '@elastic/elasticsearch';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { markQuery } from '#search-templates/matching/mark-query.ts';

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
    // the lines are marked as the other texts are, leaf by leaf (matched.ts)
    pre_tags: [''],
    post_tags: [''],
    fields: { resumeText: excerpts },
  };
}
