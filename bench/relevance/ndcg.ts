/**
 * Normalised discounted cumulative gain of the first ten: 1 if no order of `all` could be better. `found` are the
 * grades (0 to 3) in the order shown, `all` those of every existing candidate. The gain of a grade is 2^grade - 1.
 * Throws if all grades are 0, since any order would then be ideal.
 */
export function ndcgAt10(found: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((one, other) => other - one));
  if (best === 0) throw new Error('No candidate has a grade, so every order is equally good');
  return gain(found) / best;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
