import { z } from 'zod';
import { jobFacetNames } from '#search-templates/language/job-facets.ts';
import { ALPHABETIC_MESSAGE } from './fields/alphabetic.ts';
import { readJsonText } from './fields/json-text.ts';

/** What the search engine counts and pages through. */
export const REACHABLE_JOBS = 10_000;
export const jobPageSizes = [5, 10, 20] as const;

/** Letters of any script and blanks. */
export const LOCATION_TEXT = /^[\p{L}\p{M}\s]*$/u;

const LONGEST = { keyword: 500, location: 200, skill: 100, refinement: 200 } as const;
const MOST = { skills: 20, values: 50 } as const;

/** A query field that holds JSON; `longest` in characters. */
const json = <Schema extends z.ZodType>(schema: Schema, absent: string, longest: number) =>
  z.string().max(longest).default(absent).transform(readJsonText).pipe(schema);

/** A text inside JSON: written as an escape it may hold what no address can. */
const entry = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Text must be valid Unicode.');

const values = z.array(entry(LONGEST.refinement)).max(MOST.values).optional();

/** What a job seeker asks, without page and size. */
export const jobSearchFields = {
  /** In the Boolean language; over title, skills, description, requirements and company. */
  keyword: z.string().trim().max(LONGEST.keyword, 'Keywords may have at most 500 characters.').default(''),
  /** A city by any of its names, or onsite, remote or hybrid. */
  location: z
    .string()
    .trim()
    .max(LONGEST.location, 'Location may have at most 200 characters.')
    .regex(LOCATION_TEXT, ALPHABETIC_MESSAGE)
    .default(''),
  /** JSON array of texts; a job must have all. */
  skills: json(z.array(entry(LONGEST.skill)).max(MOST.skills, `At most ${MOST.skills} skills.`), '[]', 4_000),
  /** JSON object of chosen values by facet: of one facet any, of several facets all. */
  refine: json(
    z.strictObject(
      Object.fromEntries(jobFacetNames.map((name) => [name, values])) as Record<
        (typeof jobFacetNames)[number],
        typeof values
      >,
    ),
    '{}',
    8_000,
  ),
};
