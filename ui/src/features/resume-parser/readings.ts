import type { ParsedResume } from '#domain/parsed-resume.ts';
import type { Place } from './text-runs.ts';

/** Where a field was read, and how surely, by the field's key: `name`, `skills.3`. */
export interface FieldReading extends Place {
  confidence: number;
}

/** All readings of a resume, in the order of the fields. */
export function readingsOf(parsed: ParsedResume): FieldReading[] {
  return Object.entries(parsed).flatMap(([field, found]) => {
    if (found === null) return [];
    if (!Array.isArray(found)) return [{ key: field, confidence: found.confidence, ...found.at }];
    return found.map(({ confidence, at }, index) => ({ key: `${field}.${index}`, confidence, ...at }));
  });
}
