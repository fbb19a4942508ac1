/** Chance that a reader who has looked at a place looks at the next one: the first ten places carry 86 % of the value. */
const PERSISTENCE = 0.9;

/**
 * How alike two rankings of the same length are, from 0 (nothing in common) to 1 (the same order): the extrapolated
 * rank-biased overlap of Webber, Moffat and Zobel (2010, equation 32), `X(k)/k · pᵏ + (1−p)/p · Σ X(d)/d · pᵈ`, where
 * X(d) is the number of entries that the first d places of both have in common.
 */
export function rankBiasedOverlap(one: readonly string[], other: readonly string[]): number {
  const depth = Math.max(one.length, other.length);
  if (depth === 0) return 1;
  const inOne = new Set<string>();
  const inOther = new Set<string>();
  let common = 0;
  let sum = 0;
  for (let place = 1; place <= depth; place += 1) {
    const [first, second] = [one[place - 1], other[place - 1]];
    if (first !== undefined) inOne.add(first);
    if (second !== undefined && inOne.has(second)) common += 1;
    // an entry at the same place of both is counted above
    if (first !== undefined && inOther.has(first)) common += 1;
    if (second !== undefined) inOther.add(second);
    sum += (common / place) * PERSISTENCE ** place;
  }
  const overlap = (common / depth) * PERSISTENCE ** depth + ((1 - PERSISTENCE) / PERSISTENCE) * sum;
  return Math.min(1, Math.round(overlap * 1e6) / 1e6);
}
