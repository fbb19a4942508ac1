import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jobCard } from './job-card.ts';
import { hiringStatuses, jobPagination } from './job-shapes.ts';

const jobListPages = ['saved', 'applied'] as const;
export type JobListPage = (typeof jobListPages)[number];
export const JOBS_PER_PAGE = 5;

const { _id, title, skills, createdBy, id } = jobCard.shape;

/**
 * A job that the account has saved or applied to. Of one that is gone only what the application kept: title, company,
 * number. `open`: applications are taken. An applied job stands under the title and company it had then.
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
  roles: ['job-seeker'],
  summary: 'A page of the jobs that the account has saved, or applied to, newest first; those that are gone too.',
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
