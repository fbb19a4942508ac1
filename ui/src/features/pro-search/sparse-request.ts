import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { emptyFilter, type FilterState, facetsRequest } from './filter-state.ts';

const empty = facetsRequest(emptyFilter) as Record<string, unknown>;

/** What goes to the calls that count: only what differs from the empty search, so that many filters stay small. */
export function sparseRequest(state: FilterState): CandidateFilterInput {
  const whole = Object.entries(facetsRequest(state));
  return Object.fromEntries(whole.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])));
}
