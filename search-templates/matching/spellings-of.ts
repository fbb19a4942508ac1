import type { Reading } from '#search-templates/language/variants.ts';

/** In how many ways a reading may be spelled. */
export const spellingCount = (reading: Reading): number => reading.reduce((product, slot) => product * slot.length, 1);

/** The token sequences of a reading, the literal one first; at most `limit`. */
export function spellingsOf(reading: Reading, limit = Number.POSITIVE_INFINITY): string[][] {
  return reading.reduce<string[][]>(
    (found, slot) =>
      slot.flatMap((alternative) => found.map((tokens) => [...tokens, ...alternative.tokens])).slice(0, limit),
    [[]],
  );
}
