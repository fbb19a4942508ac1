import { z } from 'zod';
import { ALPHABETIC_MESSAGE, readJsonText } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { SEARCH_AWAY } from '#api/search/contract.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { jobFacetNames } from '#domain/filters/job-facets.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { hiringStatuses, jobCard, jobPagination } from './contract.ts';

const pieces = z.array(z.strictObject({ text: z.string(), marked: z.boolean() }));

/** Where a search matched a job: texts in pieces, null if nothing in it matched; only matching skills. */
const jobMatch = z.strictObject({
  title: pieces.nullable(),
  company: pieces.nullable(),
  skills: z.array(z.string()),
  /** About two lines of the description or a requirement. */
  excerpt: pieces.nullable(),
});

const foundJob = jobCard.extend({ match: jobMatch });
export type FoundJob = z.infer<typeof foundJob>;
export type TextPiece = z.infer<typeof pieces>[number];
export const jobPageSizes = [5, 10, 20] as const;

/** Letters of any script and blanks. */
export const LOCATION_TEXT = /^[\p{L}\p{M}\s]*$/u;

const LONGEST = { keyword: 500, location: 200, skill: 100, refinement: 200 } as const;
const MOST = { skills: 20, values: 50 } as const;

/** A query field that contains JSON; `longest` in characters. */
const json = <Schema extends z.ZodType>(schema: Schema, absent: string, longest: number) =>
  z.string().max(longest).default(absent).transform(readJsonText).pipe(schema);

/** A text inside JSON, where escapes may encode characters that a URL can't. */
const entry = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Text must be valid Unicode.');

const values = z.array(entry(LONGEST.refinement)).max(MOST.values).optional();

/** A job seeker's search, without page and size. */
const jobSearchFields = {
  /** Boolean query over title, skills, description, requirements and company. */
  keyword: z.string().trim().max(LONGEST.keyword, 'Keywords may have at most 500 characters.').default(''),
  /** A city by any of its names, or onsite, remote or hybrid. */
  location: z
    .string()
    .trim()
    .max(LONGEST.location, 'Location may have at most 200 characters.')
    .regex(LOCATION_TEXT, ALPHABETIC_MESSAGE)
    .default(''),
  /** JSON array of texts; a job must have all of them. */
  skills: json(z.array(entry(LONGEST.skill)).max(MOST.skills, `At most ${MOST.skills} skills.`), '[]', 4_000),
  /** JSON object of chosen values by facet: any value within a facet, all facets combined. */
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

export const fetchJobs = defineContract({
  name: 'fetch-jobs',
  method: 'GET',
  path: '/fetch-jobs',
  roles: rolesThatCan('jobs.search'),
  summary: 'The live jobs open today that a search selects: best match first, then newest.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union(jobPageSizes.map((size) => z.literal(size))))
      .default(5),
    ...jobSearchFields,
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobs: z.array(foundJob),
    /** `totalCount` is exact to 10,000, and 10,000 beyond; paging ends there. */
    pagination: jobPagination,
  }),
  errors: {
    400: 'A field is unknown or of the wrong type, or the page is beyond the first 10,000 jobs.',
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

export const fetchJobsFacets = defineContract({
  name: 'fetch-jobs-facets',
  method: 'GET',
  path: '/fetch-jobs/facets',
  roles: rolesThatCan('jobs.search'),
  summary:
    'What the result of the same job search is made of; each facet counted as if nothing of its own were chosen.',
  query: z.strictObject(jobSearchFields),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    facets: z.record(z.enum(jobFacetNames), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
  }),
  errors: {
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});

const jobFilter = z.strictObject({
  _id: z.string(),
  /** `JOB-000001` and up. */
  id: z.string(),
  title: z.string(),
  status: z.enum(['live', 'draft']),
  /** The search for candidates who fit the job. */
  filter: candidateFilter,
  /** What the job pays, in LPA. */
  salary: z.strictObject({ min: z.number(), max: z.number() }).optional(),
});

export const jobFilters = defineContract({
  name: 'job-filters',
  method: 'GET',
  path: '/job-filters',
  roles: rolesThatCan('jobs.post'),
  summary: 'The caller’s own jobs, the newest 200, each with the search for candidates who fit it.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobs: z.array(jobFilter) }),
  errors: {},
});

const jobListPages = ['saved', 'applied'] as const;
export type JobListPage = (typeof jobListPages)[number];
export const JOBS_PER_PAGE = 5;

const { _id, title, skills, createdBy, id } = jobCard.shape;

/**
 * A job that the account has saved or applied to. For a deleted job, only what the application kept: title, company,
 * number. `open`: applications are accepted. An applied job keeps its title and company from that time.
 */
const listedJob = z.strictObject({
  ...jobCard.pick({ experience: true, salary: true, location: true, industry: true, employmentType: true }).partial()
    .shape,
  ...jobCard.pick({ deadline: true, createdAt: true, status: true }).partial().shape,
  _id,
  id,
  title,
  skills,
  createdBy,
  available: z.boolean(),
  open: z.boolean(),
  saveStatus: z.boolean(),
  applicationStatus: z.boolean(),
  hiringStatus: z.enum(hiringStatuses),
  /** ISO 8601. */
  savedAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
});
export type ListedJob = z.infer<typeof listedJob>;

export const jobList = defineContract({
  name: 'job-list',
  method: 'POST',
  path: '/job-list',
  roles: rolesThatCan('jobs.search'),
  summary: 'A page of the jobs that the account has saved, or applied to, newest first, including deleted jobs.',
  body: z.strictObject({
    page: z.enum(jobListPages),
    pageNum: z.int().min(1).max(100_000).default(1),
    perPage: z.int().min(1).max(50).default(JOBS_PER_PAGE),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobs: z.array(listedJob),
    pagination: jobPagination,
  }),
  errors: {},
});

const likelyJob = jobCard.extend({
  /** What in the profile it fits, in the profile’s own words. */
  because: z.strictObject({ skills: z.array(z.string()), titles: z.array(z.string()), places: z.array(z.string()) }),
});
export type LikelyJob = z.infer<typeof likelyJob>;

export const jobsLikeYours = defineContract({
  name: 'jobs-like-yours',
  method: 'GET',
  path: '/jobs-like-yours',
  roles: rolesThatCan('jobs.search'),
  summary:
    'At most six open jobs that fit the own profile by skills, titles and places, none applied to, with reasons.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobs: z.array(likelyJob) }),
  errors: {
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
