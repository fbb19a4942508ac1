import type { ParsedResume } from '#domain/parsed-resume.ts';

/** A range of a text, and the key of the field that was read there. */
export interface Place {
  key: string;
  start: number;
  end: number;
}

/** A run of the text, and the fields that were read from it. */
interface TextRun {
  start: number;
  text: string;
  keys: string[];
}

/** Splits the text at the ranges' ends; the runs' texts concatenate to the text. Ranges beyond its end are clipped. */
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

/** Whether the field `key` is the active one or a part of it. */
export const readFrom = (key: string, active: string): boolean =>
  active !== '' && (key === active || key.startsWith(`${active}.`));

/** From here on, a value is right in 95 of 100 cases. */
export const SURE = 0.9;

/** Where each field was read and with which confidence, by field key: `name`, `skills.3`. */
export interface FieldReading extends Place {
  confidence: number;
}

/** All readings of a resume, in the order of the fields. */
export function readingsOf(parsed: ParsedResume): FieldReading[] {
  // the screen has no fields for the others yet
  const { personal: _personal, computedExperience: _computed, documentDate: _date, ...shown } = parsed;
  return Object.entries(shown).flatMap(([field, found]) => {
    if (found === null) return [];
    if (!Array.isArray(found)) return [{ key: field, confidence: found.confidence, ...found.at }];
    return found.map(({ confidence, at }, index) => ({ key: `${field}.${index}`, confidence, ...at }));
  });
}
