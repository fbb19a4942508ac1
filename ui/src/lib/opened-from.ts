import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';

/** The search whose result a candidate is opened from. */
export interface OpenedFrom {
  filter?: CandidateFilterInput;
  searchTerm?: string;
}

const PARAMETER = 'from';
/** Longer addresses are cut by some proxies; such a search goes without the comparison. */
const LONGEST = 6_000;

/** What a candidate's address says of the search it is opened from, so that its page can compare: `?from=…` or ''. */
export function fromQuery(from: OpenedFrom | undefined): string {
  const asked = prune(from);
  const query = asked ? `?${new URLSearchParams({ [PARAMETER]: JSON.stringify(asked) })}` : '';
  return query.length <= LONGEST ? query : '';
}

/** The search that a candidate's address holds; null where it holds none, or somebody broke it. */
export function openedFrom(address: URLSearchParams): OpenedFrom | null {
  try {
    const value: unknown = JSON.parse(address.get(PARAMETER) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null; // an address that somebody wrote by hand
  }
}

/** How a result is paged and ordered says nothing about a candidate. */
const SHOWN_NOT_ASKED = new Set(['itemsPerPage', 'currentPage', 'sort']);

/** Without what asks nothing: empty texts and lists, false, null, and objects of nothing else. */
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
