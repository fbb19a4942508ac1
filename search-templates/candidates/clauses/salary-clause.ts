import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/** A float's largest, far above any pay: the index would refuse more. */
const LARGEST_LPA = 1e30;

/** Expected CTC in LPA, both ends included, and what becomes of those who don't say theirs. */
export function salaryClause({ salary, salaryStatus }: Pick<CandidateFilter, 'salary' | 'salaryStatus'>): Clauses {
  const undisclosed = { bool: { must_not: [{ exists: { field: 'expectedCtc' } }] } };
  if (salaryStatus === 'only-undisclosed') return filtering(undisclosed);
  const { min, max } = salary;
  if (min === null && max === null) return filtering();
  const asked = {
    range: {
      expectedCtc: {
        ...(min !== null && { gte: Math.min(min, LARGEST_LPA) }),
        ...(max !== null && { lte: Math.min(max, LARGEST_LPA) }),
      },
    },
  };
  return filtering(salaryStatus === '' ? asked : { bool: { should: [asked, undisclosed] } });
}
