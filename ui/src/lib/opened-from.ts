import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';

/** The search that a candidate was opened from. */
export interface OpenedFrom {
  filter?: CandidateFilterInput;
  searchTerm?: string;
  /** The order of the result, if it is not by relevance. */
  sort?: CandidateFilterInput['sort'];
  /** The query string of the screen, for the way back. */
  back?: string;
}

const PARAMETER = 'from';
const PLACE = 'at';
/** Some proxies truncate longer addresses; such a search is opened without the comparison. */
const LONGEST = 6_000;

/** The query string that passes a search to a candidate's page for the comparison: `?from=…` or ''. */
export function fromQuery(from: OpenedFrom | undefined): string {
  const asked = prune({ filter: from?.filter, searchTerm: from?.searchTerm }) as OpenedFrom | undefined;
  const pruned = asked && { ...asked, ...(from?.sort && { sort: from.sort }), ...(from?.back && { back: from.back }) };
  const query = pruned ? `?${new URLSearchParams({ [PARAMETER]: JSON.stringify(pruned) })}` : '';
  return query.length <= LONGEST ? query : '';
}

/** The same with the candidate's place in the whole result, from 0. */
export const withPlace = (query: string, place: number): string => (query ? `${query}&${PLACE}=${place}` : '');

/** The place in the result, from 0; null if the address has none. */
export function placeOf(address: URLSearchParams): number | null {
  const place = address.get(PLACE) ?? '';
  return /^\d{1,4}$/.test(place) ? Number(place) : null;
}

/** The search in a candidate's address; null if there is none or it is malformed. */
export function openedFrom(address: URLSearchParams): OpenedFrom | null {
  try {
    const value: unknown = JSON.parse(address.get(PARAMETER) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null; // edited by hand
  }
}

/** Paging and sorting are irrelevant to a candidate. */
const SHOWN_NOT_ASKED = new Set(['itemsPerPage', 'currentPage', 'sort']);

/** Removes values that constrain nothing: empty texts and lists, false, null, and objects of only those. */
function prune(value: unknown): unknown {
  if (value === '' || value === false || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => prune(one) ?? one) : undefined;
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const left = SHOWN_NOT_ASKED.has(name) ? undefined : prune(one);
    return left === undefined || (name === 'locationType' && left === 'city') ? [] : [[name, left] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
