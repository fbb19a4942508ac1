/** A seeded source of randomness (mulberry32): the same seed gives the same run. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members. */
  some<T>(list: readonly T[], count: number): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!;
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(between(0, rest.length - 1), 1)[0]!);
  };
  return { next, between, pick, some };
}
