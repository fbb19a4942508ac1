import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { hiringStatuses, jobKey, jobPagination } from './job-shapes.ts';

export const applicationFilters = ['all', 'applied', 'saved'] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];
export const APPLICATIONS_PER_PAGE = 10;

/** One seeker and one of the employer’s jobs. */
const applicationRow = z.strictObject({
  _id: z.string(),
  id: z.string(),
  /** As it was when applied to; `available` is false once the job is deleted. */
  job: z.strictObject({ _id: z.string(), id: z.string(), title: z.string(), available: z.boolean() }),
  candidate: z.strictObject({
    _id: z.string(),
    applicantFullName: z.string(),
    emailAddress: z.string().nullable(),
  }),
  saveStatus: z.boolean(),
  applicationStatus: z.boolean(),
  /** ISO 8601. */
  appliedAt: z.string().nullable(),
  hiringStatus: z.enum(hiringStatuses),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const employerApplications = defineContract({
  name: 'employer-applications',
  method: 'GET',
  path: '/employer/applications',
  roles: ['employer'],
  summary: 'Who applied to the employer’s jobs, newest first, then who only saved them.',
  query: z.strictObject({
    /** One of the employer’s own jobs; of all without it. */
    job: jobKey.optional(),
    status: z.enum(applicationFilters).default('all'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(APPLICATIONS_PER_PAGE),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    applications: z.array(applicationRow),
    /** What the job asked for is called; null where none was. */
    job: z.strictObject({ _id: z.string(), id: z.string(), title: z.string() }).nullable(),
    pagination: jobPagination,
  }),
  errors: { 404: 'The employer has no such job.' },
});
