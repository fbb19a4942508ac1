import { z } from 'zod';
import { jobCity, jobIndustry, requiredText, version } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const locationTypes = ['onsite', 'remote', 'hybrid'] as const;
export const employmentTypes = ['ft', 'pt', 'contract'] as const;
export const jobStatuses = ['live', 'draft'] as const;

/** Characters of the trimmed text; entries of a list; years or LPA. */
export const JOB_LIMITS = {
  title: 200,
  city: 1_000,
  description: 20_000,
  skill: 100,
  requirement: 1_000,
  entries: 100,
  amount: 99.9,
} as const;

export const SELECT_ONE_MESSAGE = 'Select one';
const CITY_LONG_MESSAGE = 'City is too long!';
const NUMBER_MESSAGE = 'Number needed';
const DEADLINE_REQUIRED_MESSAGE = 'Deadline is required!';
const DEADLINE_PAST_MESSAGE = 'Deadline cannot be earlier than today!';
const DEADLINE_FAR_MESSAGE = 'Deadline is too far away!';
export const JOB_NOT_FOUND_MESSAGE = 'Job not found';

const textOf = (name: string, most: number) =>
  requiredText(`${name} is required!`).max(
    most,
    `${name} may have at most ${most.toLocaleString('en-IN')} characters!`,
  );

/** At least one entry; duplicates count once, ignoring case. */
const entriesOf = (most: number) =>
  z
    .array(
      requiredText('Empty entries are not allowed.').max(most, `At most ${most.toLocaleString('en-IN')} characters!`),
      'Add ≥1',
    )
    .min(1, 'Add ≥1')
    .max(JOB_LIMITS.entries, `At most ${JOB_LIMITS.entries} entries!`)
    .transform(withoutRepeats);

function withoutRepeats(entries: string[]): string[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.toLowerCase(), entry])).values()].toReversed();
}

/** A number, or digits as typed: at most two, and at most one decimal. */
const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,2}(\.\d)?$/)
        .transform(Number),
    ],
    NUMBER_MESSAGE,
  )
  .refine((value) => value >= 0 && value <= JOB_LIMITS.amount, NUMBER_MESSAGE);

const spanOf = (message: string) =>
  z
    .strictObject({ min: amount, max: amount }, NUMBER_MESSAGE)
    .refine(({ min, max }) => max >= min, { path: ['max'], error: message });

/** Only onsite jobs have a city; it is removed from others. */
const location = z
  .strictObject(
    {
      type: z.enum(locationTypes, SELECT_ONE_MESSAGE),
      // limited even where it is ignored, so that no large input is accepted
      city: z.string('Required for onsite').trim().max(JOB_LIMITS.city, CITY_LONG_MESSAGE).optional(),
    },
    SELECT_ONE_MESSAGE,
  )
  .superRefine(({ type, city }, ctx) => {
    if (type !== 'onsite') return;
    const issues = jobCity.safeParse(city).error?.issues ?? [];
    for (const { message } of issues) ctx.addIssue({ code: 'custom', path: ['city'], message });
  })
  .transform(({ type, city }) => (type === 'onsite' ? { type, city } : { type }));

/** The employer's fields when creating and updating a job. deadlineProblem rejects a deadline before today. */
export const jobFields = {
  title: textOf('Title', JOB_LIMITS.title),
  description: textOf('Description', JOB_LIMITS.description),
  skills: entriesOf(JOB_LIMITS.skill),
  requirements: entriesOf(JOB_LIMITS.requirement),
  /** Years. */
  experience: spanOf('≥ min exp'),
  /** LPA. */
  salary: spanOf('≥ min sal'),
  location,
  industry: jobIndustry,
  employmentType: z.enum(employmentTypes, SELECT_ONE_MESSAGE),
  /** The last day to apply, yyyy-mm-dd. */
  deadline: requiredText(DEADLINE_REQUIRED_MESSAGE).pipe(z.iso.date('Deadline must be a date!')),
};

const LAST_DEADLINE = '2100-12-31';

/** What is wrong with a deadline, given `today` in India (both yyyy-mm-dd); null if nothing is. */
export function deadlineProblem(deadline: string, today: string): string | null {
  if (deadline < today) return DEADLINE_PAST_MESSAGE;
  return deadline > LAST_DEADLINE ? DEADLINE_FAR_MESSAGE : null;
}

const span = z.strictObject({ min: z.number(), max: z.number() });

/** A job as returned to its page and all lists. */
export const job = z.strictObject({
  _id: z.string(),
  /** `JOB-000001` and up. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  requirements: z.array(z.string()),
  /** Years. */
  experience: span,
  /** LPA. */
  salary: span,
  location: z.strictObject({ type: z.enum(locationTypes), city: z.string().nullable() }),
  industry: z.string(),
  employmentType: z.enum(employmentTypes),
  /** The last day to apply, yyyy-mm-dd. */
  deadline: z.string(),
  status: z.enum(jobStatuses),
  isEnable: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The employer’s account, and its company if it has named one. */
  createdBy: z.strictObject({ _id: z.string(), companyName: z.string().nullable() }),
});
export type Job = z.infer<typeof job>;

/** A job in lists: `createdAt` ISO 8601, `deadline` yyyy-mm-dd. */
export const jobCard = job.omit({ description: true, requirements: true, isEnable: true });
export type JobCard = z.infer<typeof jobCard>;

/** What one seeker has done with a job. */
const jobMarks = z.strictObject({ saveStatus: z.boolean(), applicationStatus: z.boolean() });
export type JobMarks = z.infer<typeof jobMarks>;

export const hiringStatuses = ['', 'shortlisted', 'rejected'] as const;

/** A list’s position among its pages. */
export const jobPagination = z.strictObject({
  currentPage: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
});

/** A job’s `_id` or display number. */
export const jobKey = z
  .string()
  .regex(/^([0-9a-f]{24}|JOB-\d{6,12})$/, 'must be 24 hex digits, or JOB- and at least six digits');

export const JOB_GONE_MESSAGE = 'This job is no longer available.';

/** The form's fields and its live switch. */
export const createJobBody = z.strictObject({ ...jobFields, isEnable: z.boolean().default(true) });

export const createJob = defineContract({
  name: 'create-job',
  method: 'POST',
  path: '/create-job',
  roles: rolesThatCan('jobs.post'),
  summary: 'Posts a job: live with isEnable, else a draft. Seekers find a live one within two seconds.',
  body: createJobBody,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Not in the original API: the new job's keys. */
    job: z.strictObject({ _id: z.string(), id: z.string() }),
  }),
  errors: {},
});

export const updateJobBody = z.strictObject({ ...jobFields, status: z.enum(jobStatuses, SELECT_ONE_MESSAGE), version });

export const updateJob = defineContract({
  name: 'update-job',
  method: 'PUT',
  path: '/update-job/{id}',
  roles: rolesThatCan('jobs.post'),
  summary: 'Updates the caller’s own job, all fields at once; `status` makes it live or a draft.',
  params: z.strictObject({ id: jobKey }),
  body: updateJobBody,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such job, it was deleted, or it is another employer’s.',
    409: 'The job has changed since /job-detail gave that `version`; nothing was saved.',
  },
});

export const NO_JOBS_SELECTED_MESSAGE = 'No jobs selected';

export const deleteJobs = defineContract({
  name: 'delete-jobs',
  method: 'POST',
  path: '/delete-jobs',
  roles: rolesThatCan('jobs.remove'),
  summary:
    'Deletes jobs: an employer its own, many at once, an admin any one. All of them or none; applications to them stay.',
  body: z.strictObject({
    ids: z
      .array(jobKey, NO_JOBS_SELECTED_MESSAGE)
      .min(1, NO_JOBS_SELECTED_MESSAGE)
      .max(100, 'At most 100 jobs can be deleted at once.'),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    403: 'Another role, a request from another site, or an admin who deletes several at once.',
    404: 'One of them does not exist, was deleted, or is another employer’s; then nothing is deleted.',
  },
});

export const jobDetail = defineContract({
  name: 'job-detail',
  method: 'GET',
  path: '/job-detail/{id}',
  roles: 'signed-in',
  summary:
    'One complete job: a live one for every account, a draft for its owner, admins, and the seekers who saved it or applied to it.',
  params: z.strictObject({ id: jobKey }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    job,
    /** What the calling seeker did with it; empty for every other role. */
    fetchApplications: jobMarks,
    /** Not in the original API: version of the editable content, to be sent with an update. */
    version: z.string(),
  }),
  errors: { 404: 'There is no such job, it was deleted, or the caller may not see it.' },
});

const count = z.int();

export const employerMetrics = defineContract({
  name: 'employer-metrics',
  method: 'GET',
  path: '/employer/metrics',
  roles: rolesThatCan('jobs.post'),
  summary: 'The counts on an employer’s dashboard.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    metrics: z.strictObject({
      /** Candidates that a search can find. */
      searchCandidates: count,
      proSearch: count,
      /** Own jobs, live and draft. */
      manageJobs: count,
      /** Applications to own jobs. */
      applicants: count,
    }),
    /**
     * Not in the original API: own jobs by state, and applications on each of the last 30 days in India, oldest first.
     */
    jobs: z.strictObject({
      live: count,
      draft: count,
      /** Live jobs whose deadline has passed, which seekers no longer find. */
      pastDeadline: count,
    }),
    applicationsByDay: z.array(z.strictObject({ day: z.string(), count })),
  }),
  errors: {},
});

export const listJobsPageSizes = [5, 10, 20, 50] as const;
export const JOBS_LISTED_PER_PAGE = 10;
export const jobsSearch = z.string().trim().max(100, 'Enter at most 100 characters.');

export const listJobs = defineContract({
  name: 'list-jobs',
  method: 'GET',
  path: '/list-jobs',
  roles: 'signed-in',
  summary:
    'Jobs, newest first: an employer’s own, for admins all, for job seekers the live ones. Each word of `search` is part of a title or number; `applicants=1` counts the applications to an employer’s jobs.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(JOBS_LISTED_PER_PAGE),
    search: jobsSearch.default(''),
    applicants: z.literal('1').optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobs: z.array(jobCard),
    /** Only on request and only for the employer: by the job’s `_id`, jobs without applications left out. */
    applicants: z.record(z.string(), z.strictObject({ total: count, undecided: count })).optional(),
    pagination: jobPagination.extend({ perPage: z.int() }),
  }),
  errors: {},
});
