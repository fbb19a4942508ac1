/**
 * Normalised discounted cumulative gain of the first ten: 1 if no order could be better. `grades` (0 to 3) are those of
 * all the people a search selects, in the order shown; the gain of a grade is 2^grade - 1. Null if every grade is 0: any
 * order is then as good as another.
 */
export function ndcgAt10(grades: readonly number[]): number | null {
  const best = gain(grades.toSorted((one, other) => other - one));
  return best === 0 ? null : gain(grades) / best;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
