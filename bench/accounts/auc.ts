/**
 * How well a duration separates two kinds: the probability that one of `these` is longer than one of `those`, ties
 * counting half. 0.5 means no separation; 0 and 1 are perfect. Throws if either list is empty.
 */
export function auc(these: readonly number[], those: readonly number[]): number {
  if (these.length === 0 || those.length === 0) throw new Error('No durations to compare');
  const all = [...these.map((ms) => ({ ms, first: true })), ...those.map((ms) => ({ ms, first: false }))];
  all.sort((one, other) => one.ms - other.ms);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.ms === all[from]?.ms) to += 1;
    const rank = (from + 1 + to) / 2; // ranks count from 1; ties share their mean
    ranks += rank * all.slice(from, to).filter(({ first }) => first).length;
    from = to;
  }
  const area = (ranks - (these.length * (these.length + 1)) / 2) / (these.length * those.length);
  return Math.round(area * 1000) / 1000;
}
