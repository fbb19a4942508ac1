import { DAY_MS } from '#domain/day-in-india.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/**
 * Updated today or on one of so many days before. Whole days of Asia/Kolkata keep the clause the same all day, so that
 * the engine can cache it.
 */
export function updatedClause(within: CandidateFilter['updatedWithin'], today: string): Clauses {
  if (within === '') return filtering();
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - Number(within) * DAY_MS).toISOString().slice(0, 10);
  return filtering({ range: { updatedOn: { gte: `${first}T00:00:00+05:30` } } });
}
