import { type CandidateFilter, candidateFilter } from '#search-templates/language/candidate-filter.ts';
import type { PersonFinder } from './person-finder.ts';

/**
 * A search without the badges and words that name the person; the same object where there are none. Choices of fixed
 * words never name anybody, so the rest stays valid.
 */
export function withoutPerson(filter: CandidateFilter, finder: PersonFinder): CandidateFilter {
  const without = cleaned(filter, finder);
  return without === filter ? filter : candidateFilter.parse(without);
}

const namesThem = (text: string, finder: PersonFinder) => finder.isIn(text) || finder.isName(text);

function cleaned(value: unknown, finder: PersonFinder): unknown {
  if (typeof value === 'string') return namesThem(value, finder) ? '' : value;
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => cleaned(entry, finder) === entry);
    return kept.length < value.length ? kept : value;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, cleaned(entry, finder)] as const);
  const isSame = entries.every(([name, entry]) => entry === (value as Record<string, unknown>)[name]);
  return isSame ? value : Object.fromEntries(entries);
}
