const gain = (grade: number) => 2 ** grade - 1;

const discounted = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/**
 * nDCG@10 of one search: `grades` are those of all the people it selects, in the order shown.
 * Null where it selects nobody above grade 0, so no order is better than another.
 */
export function ndcg(grades: readonly number[]): number | null {
  const best = discounted([...grades].sort((one, other) => other - one));
  return best === 0 ? null : discounted(grades) / best;
}
