import { z } from 'zod';
import { noticePeriods } from '#domain/notice-periods.ts';

/**
 * The body of `POST /advance-filter` as it stands on the wire, parsed once at the door.
 * Every field may be absent; what it selects is written in docs/pro-search.md.
 */

const TEXT_LIMIT = 10_000; // far above the language's own 4,000, which answers with a position and a hint
const LIST_LIMIT = 300;

const badge = z.strictObject({
  keyword: z.string().trim().min(1).max(TEXT_LIMIT),
  mandatory: z.boolean().default(false),
  /** Ours: taken as written, without plurals and synonyms. */
  exact: z.boolean().default(false),
});

const excludeBadge = z.union([
  z
    .string()
    .trim()
    .min(1)
    .max(TEXT_LIMIT)
    .transform((keyword) => ({ keyword, mandatory: false, exact: false })),
  badge,
]);

const group = {
  inputText: z.string().max(TEXT_LIMIT).default(''),
  badges: z.array(badge).max(LIST_LIMIT).default([]),
  boolean: z.boolean().default(false),
  mandatory: z.boolean().default(false),
  exclude: z.boolean().default(false),
  excludeText: z.string().max(TEXT_LIMIT).default(''),
  excludeBadges: z.array(excludeBadge).max(LIST_LIMIT).default([]),
};

const keywordGroup = z.strictObject(group);
const jobGroup = z.strictObject({
  ...group,
  searchCurrent: z.boolean().default(false),
  searchPrevious: z.boolean().default(false),
});

/** A number, a numeric string, or '' and null for an open end. Gives a number or null. */
const rangeEnd = z
  .union([z.number(), z.string().trim(), z.null()])
  .default(null)
  .transform((value, context): number | null => {
    if (value === null || value === '') return null;
    const number = Number(value);
    if (Number.isFinite(number) && number >= 0) return number;
    context.addIssue({ code: 'custom', message: 'must be a number, or empty for an open end' });
    return z.NEVER;
  });

const range = z
  .strictObject({ min: rangeEnd, max: rangeEnd })
  .default({ min: null, max: null })
  .refine(({ min, max }) => min === null || max === null || min <= max, { message: 'max must not be below min' });

const text = z.string().trim().max(200).default('');
const texts = z.array(z.string().trim().min(1).max(200)).max(LIST_LIMIT).default([]);
export const educationOptions = [
  'engineer',
  'computer',
  'embedded',
  'mechanic',
  'architect',
  'tech',
  'electr',
  'auto',
  'design',
  'commerce',
  'tele',
] as const;
export const genderOptions = ['any', 'male', 'female', 'others'] as const;
export const salaryStatuses = ['', 'include-undisclosed', 'only-undisclosed'] as const;
export const sortKeys = ['relevance', 'updatedOn', 'experience', 'expectedCtc'] as const;
export const facetNames = ['designation', 'employer', 'city', 'skill', 'experience', 'noticePeriod'] as const;
export const pageSizes = [10, 20, 25, 50, 75, 100] as const;

const facetValues = z.partialRecord(z.enum(facetNames), texts).default({});

export const candidateFilterShape = {
  itemsPerPage: z.union(pageSizes.map((size) => z.literal(size))).default(10),
  currentPage: z.int().min(1).default(1),
  keyword: keywordGroup.prefault({}),
  company: jobGroup.prefault({}),
  designation: jobGroup.prefault({}),
  selectedEducation: z
    .array(z.enum(['any', ...educationOptions]))
    .max(LIST_LIMIT)
    .default([]),
  selectedGender: z.enum(['', ...genderOptions]).default(''),
  locationType: z.enum(['city', 'region']).default('city'),
  selectedCities: texts,
  selectedState: text,
  selectedDistrict: text,
  enteredCity: text,
  includePreferredLocation: z.boolean().default(false),
  age: range,
  experience: range,
  salary: range,
  selectedNegotiableNoticePeriod: z.array(z.enum(noticePeriods)).max(LIST_LIMIT).default([]),
  selectedNoticePeriod: z.array(z.enum(noticePeriods)).max(LIST_LIMIT).default([]),
  /** yyyy-mm-dd, or '' for none. */
  lastWorkingDay: z
    .union([z.literal(''), z.iso.date()])
    .nullable()
    .default(''),
  skills: texts,
  resumeSearch: z.string().max(TEXT_LIMIT).default(''),
  resumeAvailability: z.boolean().default(false),
  relocation: z.boolean().default(false),
  salaryStatus: z.enum(salaryStatuses).default(''),
  excludeDisability: z.boolean().default(false),
  /** Ours: what a click on a facet adds. */
  refine: z.strictObject({ include: facetValues, exclude: facetValues }).prefault({}),
  /** Ours: how the result is ordered. */
  sort: z
    .strictObject({ by: z.enum(sortKeys).default('relevance'), order: z.enum(['asc', 'desc']).default('desc') })
    .prefault({}),
};

export const candidateFilter = z.strictObject(candidateFilterShape);

/** What may be sent. */
export type CandidateFilterInput = z.input<typeof candidateFilter>;
/** What the query is built from: every field there, ranges as numbers. */
export type CandidateFilter = z.output<typeof candidateFilter>;
export type Badge = CandidateFilter['keyword']['badges'][number];
export type BadgeGroup = CandidateFilter['keyword'];
export type JobBadgeGroup = CandidateFilter['company'];
export type FacetName = (typeof facetNames)[number];

/** The filter that selects everybody. */
export const emptyCandidateFilter = (): CandidateFilter => candidateFilter.parse({});
