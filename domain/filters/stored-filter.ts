import {
  type CandidateFilter,
  type CandidateFilterInput,
  candidateFilter,
  emptyCandidateFilter,
} from './candidate-filter.ts';

/** Of the filter's wire form. Whoever changes what a stored field means raises it and says below how to read the former. */
export const FILTER_VERSION = 1;

/** A search as it is kept: only what differs from the search that selects everybody, without page and page size. */
export interface StoredFilter {
  version: number;
  filter: CandidateFilterInput;
}

export function storeFilter(filter: CandidateFilter): StoredFilter {
  const { itemsPerPage: _size, currentPage: _page, ...asked } = filter;
  const empty = emptyCandidateFilter() as Record<string, unknown>;
  const kept = Object.entries(asked).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name]));
  return { version: FILTER_VERSION, filter: Object.fromEntries(kept) };
}

/** The search that was kept, page 1, by the schema that every search goes through. Throws for an unknown version. */
export function readStoredFilter({ version, filter }: StoredFilter): CandidateFilter {
  if (version !== FILTER_VERSION) throw new Error(`A search is stored in version ${version}, which nothing here reads`);
  return candidateFilter.parse(filter);
}

/** Whether a search asks anything: one that selects everybody, in whatever order, does not. */
export function asksSomething({ filter: { sort: _order, ...asked } }: StoredFilter): boolean {
  return Object.keys(asked).length > 0;
}
