import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { SEARCH_TIMEOUT, type SearchBody, selectingQuery } from './query.ts';

interface Ids {
  /** yyyy-mm-dd in Asia/Kolkata. */
  today: string;
  /** Left out, whether the filter selects them or not. */
  not: readonly string[];
  /** At most 10,000. */
  most: number;
}

/** The request for the ids alone of those whom a filter selects, in no order, counted to one above `most`. */
export function candidateIdsBody(filter: CandidateFilter, { today, not, most }: Ids): SearchBody {
  return {
    size: most,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: most + 1,
    _source: false,
    sort: ['_doc'],
    query: {
      bool: {
        filter: [selectingQuery(filter, today)],
        ...(not.length > 0 && { must_not: [{ ids: { values: [...not] } }] }),
      },
    },
  };
}
