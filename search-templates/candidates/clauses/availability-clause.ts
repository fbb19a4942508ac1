import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/** When a candidate could start. */
export function availabilityClause(
  filter: Pick<CandidateFilter, 'selectedNoticePeriod' | 'selectedNegotiableNoticePeriod' | 'lastWorkingDay'>,
): Clauses {
  const { selectedNoticePeriod, selectedNegotiableNoticePeriod, lastWorkingDay } = filter;
  return filtering(
    ...(selectedNoticePeriod.length === 0 ? [] : [{ terms: { noticePeriod: selectedNoticePeriod } }]),
    ...(selectedNegotiableNoticePeriod.length === 0
      ? []
      : [{ terms: { negotiableNoticePeriod: selectedNegotiableNoticePeriod } }]),
    ...(lastWorkingDay ? [{ range: { lastWorkingDay: { lte: lastWorkingDay } } }] : []),
  );
}
