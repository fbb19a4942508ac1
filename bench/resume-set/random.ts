/** Mulberry32: small, seeded, and the same on every machine. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
  const chance = (share: number) => next() < share;
  const shuffled = <T>(values: readonly T[]): T[] => {
    const all = [...values];
    for (let i = all.length - 1; i > 0; i--) {
      const j = whole(0, i);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
  };
  return { whole, pick, chance, shuffled };
}
export type Random = ReturnType<typeof seededRandom>;
