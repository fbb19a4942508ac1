import type { ParsedResume } from '#domain/parsed-resume.ts';

export type { ParsedResume };

/** Character offsets in the resume's text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** From the start of the first of these to the end of the last. */
export const spanOf = (places: readonly Span[]): Span => ({
  start: Math.min(...places.map(({ start }) => start)),
  end: Math.max(...places.map(({ end }) => end)),
});

/** A value read from a resume, with its confidence (0 to 1) and position. */
export interface Reading<T> {
  value: T;
  confidence: number;
  at: Span;
}

export type ReadJob = ParsedResume['jobs'][number]['value'];
export type ReadPhone = ParsedResume['phones'][number]['value'];
export type ReadCourse = ParsedResume['education'][number]['value'];
export type Personal = NonNullable<ParsedResume['personal']>;
export type YearMonth = NonNullable<ReadJob['from']>;

/** The same readings, none of them surer than `most`. */
export function cappedConfidence(parsed: ParsedResume, most: number): ParsedResume {
  const cap = (key: string, value: unknown) =>
    key === 'confidence' && typeof value === 'number' ? Math.min(value, most) : value;
  return JSON.parse(JSON.stringify(parsed, cap)) as ParsedResume;
}
