import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { candidateIdsBody } from '#search-templates/candidates/candidate-ids.ts';
import { foundTotal } from '#search-templates/found-total.ts';
import { readStoredFilter } from '#search-templates/language/stored-filter.ts';

interface IdSearch {
  search: SavedSearchRecord;
  /** Candidates to leave out. */
  not: readonly Types.ObjectId[];
  most: number;
  signal: AbortSignal;
}

/** Whom a saved search finds, in no order: at most `most` of them, and how many there are (counted to one more). */
export async function searchIds(
  deps: Dependencies,
  { search, not, most, signal }: IdSearch,
): Promise<{ ids: Types.ObjectId[]; total: number }> {
  const filter = readStoredFilter({ version: search.filterVersion, filter: search.filter });
  const body = candidateIdsBody(filter, { today: todayInIndia(deps.now()), not: not.map(String), most });
  const index = candidatesAlias(deps.mongo);
  const answer = await runSearch(deps, { call: 'saved-search', index, body, signal });
  return {
    ids: answer.hits.hits.map(({ _id }) => new Types.ObjectId(_id)),
    total: foundTotal(answer),
  };
}
