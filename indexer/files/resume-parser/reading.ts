import type { ParsedResume } from '#domain/parsed-resume.ts';

export type { ParsedResume };

/** Characters of the resume's text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** From where the first of these begins to where the last ends. */
export const spanOf = (places: readonly Span[]): Span => ({
  start: Math.min(...places.map(({ start }) => start)),
  end: Math.max(...places.map(({ end }) => end)),
});

/** Something read from a resume: how sure we are of it (0 to 1), and where it stands. */
export interface Reading<T> {
  value: T;
  confidence: number;
  at: Span;
}

export type ReadJob = ParsedResume['jobs'][number]['value'];
export type ReadPhone = ParsedResume['phones'][number]['value'];
export type ReadCourse = ParsedResume['education'][number]['value'];
export type YearMonth = NonNullable<ReadJob['from']>;
