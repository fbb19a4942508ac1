/** A seeded random generator: the same seed returns the same values on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Prefers the first entries strongly, as with employers and cities. */
  pickUneven<T>(list: readonly T[]): T;
  /** `count` different entries, or all there are. Copies the list: only for short ones. */
  some<T>(list: readonly T[], count: number): T[];
}

/** mulberry32: 32 bits of state are enough for one person's choices. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[index] as T;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, between(0, list.length - 1)),
    pickUneven: (list) => at(list, Math.floor(next() ** 2 * list.length)),
    some(list, count) {
      const pool = list.slice();
      const taken = Math.min(count, pool.length);
      for (let index = 0; index < taken; index++) {
        const other = between(index, pool.length - 1);
        const kept = pool[index] as (typeof pool)[number];
        pool[index] = pool[other] as (typeof pool)[number];
        pool[other] = kept;
      }
      return pool.slice(0, taken);
    },
  };
}

/** A separate seed for each record, so that any part of a run can be generated without the records before it. */
export function seedOf(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  return mixed >>> 0;
}
