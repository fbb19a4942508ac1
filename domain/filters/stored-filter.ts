import {
  type CandidateFilter,
  type CandidateFilterInput,
  candidateFilter,
  emptyCandidateFilter,
} from './candidate-filter.ts';

/**
 * The version of the request's schema. A change in a stored field's meaning raises it and must read the old version.
 * 2: badges may have a weight; searches of version 1 have none and read unchanged.
 */
export const FILTER_VERSION = 2;
const readableVersions: readonly number[] = [1, FILTER_VERSION];

/** A stored search: only the fields that differ from the empty search, without page and page size. */
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

/** The stored search at page 1, parsed by the request's schema. Throws for an unknown version. */
export function readStoredFilter({ version, filter }: StoredFilter): CandidateFilter {
  if (!readableVersions.includes(version))
    throw new Error(`A search is stored in version ${version}, which nothing here reads`);
  return candidateFilter.parse(filter);
}

/** Whether a search selects anything but all candidates, in any order. */
export function asksSomething({ filter: { sort: _order, alsoNotStated: _widens, ...asked } }: StoredFilter): boolean {
  return Object.keys(asked).length > 0;
}
