/** A place in a text, and the key of the field that was read there. */
export interface Place {
  key: string;
  start: number;
  end: number;
}

/** A stretch of the text, and the fields that were read from it. */
export interface TextRun {
  start: number;
  text: string;
  keys: string[];
}

/** The text cut at the places' ends; the runs' texts joined give the text. Places beyond it count as far as they reach. */
export function textRuns(text: string, places: readonly Place[]): TextRun[] {
  const inside = places
    .map(({ key, start, end }) => ({ key, start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, at) => ({
    start,
    text: text.slice(start, cuts[at + 1]),
    keys: inside.filter((place) => place.start <= start && start < place.end).map(({ key }) => key),
  }));
}
