import { SEARCH_TIMEOUT, type SearchBody } from './query.ts';

/** The request for the cards of these candidates, at most 100, in no order. */
export function candidateCardsBody(ids: readonly string[]): SearchBody {
  return { size: ids.length, timeout: SEARCH_TIMEOUT, _source: ['card'], query: { ids: { values: [...ids] } } };
}
