import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';

const sortFields = { updatedOn: 'updatedOn', experience: 'experienceMonths', expectedCtc: 'expectedCtc' } as const;

/**
 * The order asked for, then last updated, then id, so that paging never repeats or skips. Where nothing scores,
 * relevance is left out: Lucene then stops early, since it needs no score of any document.
 */
export function candidateOrder({ by, order }: CandidateFilter['sort'], scores: boolean): estypes.SortCombinations[] {
  const first: estypes.SortCombinations[] =
    by === 'relevance' ? (scores ? [{ _score: { order } }] : []) : [byField(sortFields[by], order)];
  return [...first, ...(by === 'updatedOn' ? [] : [byField('updatedOn', 'desc')]), { id: { order: 'asc' } }];
}

function byField(field: string, order: 'asc' | 'desc'): estypes.SortCombinations {
  return { [field]: { order, missing: '_last' } };
}
