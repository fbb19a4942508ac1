/** A run of tokens: where it starts and how many they are. */
export interface Span {
  start: number;
  length: number;
}

/** Phrases that can be parted in more ways are rare, and each way costs a clause. */
const MOST = 8;

/**
 * The ways to choose runs that don't overlap, such that no further one fits; none where there is no run.
 * `spans`: by start, the longer first, so that the ways with longer runs come first and survive the limit of eight.
 */
export function segmentations<T extends Span>(spans: readonly T[]): T[][] {
  const ways: T[][] = [];
  const walk = (from: number, chosen: T[]): void => {
    if (ways.length >= MOST) return;
    const next = spans.find(({ start }) => start >= from);
    if (!next) {
      if (chosen.length > 0) ways.push(chosen);
      return;
    }
    const here = spans.filter(({ start }) => start === next.start);
    for (const span of here) walk(span.start + span.length, [...chosen, span]);
    // leaving this place out makes sense only for a run that starts inside each of those here
    const shortest = Math.min(...here.map(({ length }) => length));
    const inside = spans.find(({ start }) => start > next.start && start < next.start + shortest);
    if (inside) walk(inside.start, chosen);
  };
  walk(0, []);
  return ways;
}
