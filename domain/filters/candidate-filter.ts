import { z } from 'zod';
import { filterFields } from './registry.ts';

type Shape = { [Name in keyof typeof filterFields]: (typeof filterFields)[Name]['wire'] };

/** The schema of each field of the body of `POST /advance-filter`. docs/pro-search.md defines what each selects. */
export const candidateFilterShape = Object.fromEntries(
  Object.entries(filterFields).map(([name, { wire }]) => [name, wire]),
) as Shape;

/** Unknown fields are errors; missing ones select all candidates. */
export const candidateFilter = z.strictObject(candidateFilterShape);

/** A request's filter before parsing. */
export type CandidateFilterInput = z.input<typeof candidateFilter>;
/** A parsed filter: every field is present, ranges are numbers. */
export type CandidateFilter = z.output<typeof candidateFilter>;

/** The filter that selects all candidates. */
export const emptyCandidateFilter = (): CandidateFilter => candidateFilter.parse({});
