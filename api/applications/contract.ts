import { z } from 'zod';
import { ctc, duration } from '#api/candidates/card-contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { hiringStatuses, jobKey, jobPagination } from '#api/jobs/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { requirementStates } from '#domain/requirements.ts';

export const ALREADY_APPLIED_MESSAGE = 'You have already applied for this job.';
export const NOT_LIVE_MESSAGE = 'This job does not take applications at the moment.';
export const DEADLINE_OVER_MESSAGE = 'The deadline to apply for this job is over.';

export const applyJob = defineContract({
  name: 'apply-job',
  method: 'POST',
  path: '/apply-job',
  roles: rolesThatCan('jobs.apply'),
  summary: 'Applies to a live job until its deadline, once; its employer is notified.',
  body: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such job for this account, or it was withdrawn in the meantime.',
    409: 'Applied already, a draft, or past the deadline; the message says which.',
  },
});

export const applicationFilters = ['all', 'applied', 'saved'] as const;
export type ApplicationFilter = (typeof applicationFilters)[number];
/** Applications by decision; `undecided` ones are those that the employer's home counts as work. */
export const decisionFilters = ['undecided', 'shortlisted', 'rejected'] as const;
export type DecisionFilter = (typeof decisionFilters)[number];
export const APPLICATIONS_PER_PAGE = 10;

/** One requirement of the job: a skill, or the title, experience, location or pay with what the job asks. */
const requirement = z.strictObject({ name: z.string(), asked: z.string(), state: z.enum(requirementStates) });
export type ApplicationRequirement = z.infer<typeof requirement>;

/** One seeker and one of the employer’s jobs. */
const applicationRow = z.strictObject({
  _id: z.string(),
  id: z.string(),
  /** As it was when the seeker applied. `available` is false once the job is deleted. */
  job: z.strictObject({ _id: z.string(), id: z.string(), title: z.string(), available: z.boolean() }),
  candidate: z.strictObject({
    _id: z.string(),
    applicantFullName: z.string(),
    emailAddress: z.string().nullable(),
    experience: duration.nullable(),
    currentCTC: ctc.nullable(),
    noticePeriod: z.string().nullable(),
    city: z.string().nullable(),
  }),
  saveStatus: z.boolean(),
  applicationStatus: z.boolean(),
  /** ISO 8601. */
  appliedAt: z.string().nullable(),
  hiringStatus: z.enum(hiringStatuses),
  /** Not in the original API: milliseconds in which the caller may still take the decision back, else null. */
  undoMs: z.int().nullable(),
  /**
   * Not in the original API: the job’s requirements as it is now. Absent if the job is deleted, the candidate isn’t in
   * the index, or the search engine doesn’t answer in time.
   */
  requirements: z.array(requirement).optional(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const employerApplications = defineContract({
  name: 'employer-applications',
  method: 'GET',
  path: '/employer/applications',
  roles: rolesThatCan('applications.decide'),
  summary: 'Who applied to the employer’s jobs, newest first, then who only saved them.',
  query: z.strictObject({
    /** One of the employer’s own jobs; if absent, all of them. */
    job: jobKey.optional(),
    status: z.enum(applicationFilters).default('all'),
    /** Not in the original API: only applications with this decision, or without one. */
    decision: z.enum(decisionFilters).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(APPLICATIONS_PER_PAGE),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    applications: z.array(applicationRow),
    /** The job given in the query; null if none was given. */
    job: z.strictObject({ _id: z.string(), id: z.string(), title: z.string() }).nullable(),
    pagination: jobPagination,
  }),
  errors: { 404: 'The employer has no such job.' },
});

export const myApplications = defineContract({
  name: 'my-applications',
  method: 'GET',
  path: '/my-applications',
  roles: rolesThatCan('jobs.apply'),
  summary: 'The `_id`s of all jobs that the account has saved, and of those it has applied to; newest first.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    savedList: z.array(z.string()),
    appliedList: z.array(z.string()),
    /** Whether the UI should show the message as an alert; never on success. */
    popup: z.literal(false),
  }),
  errors: {},
});

export const decisions = ['shortlisted', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

export const applicationId = z.string().regex(/^[0-9a-f]{24}:[0-9a-f]{24}$/, 'must be the _id of an application');

export const updateApplicationStatus = defineContract({
  name: 'update-application-status',
  method: 'POST',
  path: '/update-application-status',
  roles: rolesThatCan('applications.decide'),
  summary:
    'Shortlists or rejects an application to one of the employer’s jobs, once; the job seeker is notified ten seconds later.',
  body: z.strictObject({
    /** The application’s `_id`. */
    id: applicationId,
    status: z.enum(decisions),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Not in the original API: milliseconds in which /take-back-decisions reverses it. */
    undoMs: z.int(),
  }),
  errors: {
    404: 'There is no such application to one of the employer’s jobs.',
    409: 'It has been decided already, or the candidate only saved the job.',
  },
});

export const toggleSave = defineContract({
  name: 'toggle-save',
  method: 'POST',
  path: '/toggle-save',
  roles: rolesThatCan('jobs.apply'),
  summary: 'Saves a job, or removes it from the saved ones.',
  body: z.strictObject({ jobId: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The `_id`s of all saved jobs, newest first. */
    savedList: z.array(z.string()),
  }),
  errors: { 404: 'There is no such job for this account.' },
});

export const removeSavedJob = defineContract({
  name: 'remove-saved-job',
  method: 'GET',
  path: '/remove-saved-job/{jobId}',
  roles: rolesThatCan('jobs.apply'),
  summary: 'Removes a job from the saved ones, even a deleted job.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  ownPagesOnly: true,
  errors: { 404: 'The account never saved such a job.' },
});
