import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { taskStarted, taskView } from '#api/index-admin/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const DUPLICATES_PER_PAGE = 20;

/** Why candidates may be one person. */
const duplicateReasons = ['email', 'phone', 'name and birth date', 'name and employer'] as const;

const text = z.string().nullable();
const duplicateCandidate = z.strictObject({
  _id: z.string(),
  applicantID: z.string(),
  name: z.string(),
  emailAddress: text,
  phone: text,
  /** yyyy-mm-dd */
  dateOfBirth: text,
  employer: text,
  hasAccount: z.boolean(),
  resumeAvailable: z.boolean(),
  updatedOn: z.string(),
});
export type DuplicateCandidate = z.infer<typeof duplicateCandidate>;

const duplicateGroup = z.strictObject({
  _id: z.string(),
  reasons: z.array(z.enum(duplicateReasons)),
  candidates: z.array(duplicateCandidate),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

export const duplicates = defineContract({
  name: 'duplicates',
  method: 'GET',
  path: '/duplicates',
  roles: rolesThatCan('candidates.merge'),
  summary:
    'Candidates that may be one person, as the newest look found them, the surest first; and how that look stands.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    groups: z.array(duplicateGroup),
    total: z.int(),
    totalPages: z.int(),
    /** Null where nobody has looked yet. */
    look: taskView.nullable(),
  }),
  errors: {},
});

/** One fewer than a group of duplicates holds. */
const MOST_OTHERS = 19;

/** One candidate, and those that are not the same person. */
const distinctCandidates = z
  .strictObject({ candidate: recordId, others: z.array(recordId).min(1).max(MOST_OTHERS) })
  .refine(({ candidate, others }) => new Set([candidate, ...others]).size === others.length + 1, {
    path: ['others'],
    error: 'must each be somebody else',
  });

export const distinctMark = defineContract({
  name: 'distinct-mark',
  method: 'POST',
  path: '/duplicates/distinct',
  roles: rolesThatCan('candidates.merge'),
  summary: 'Says that a candidate is not the same person as these others: they are not shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'One of them is not there, or no longer.' },
});

export const distinctUndo = defineContract({
  name: 'distinct-undo',
  method: 'POST',
  path: '/duplicates/distinct/undo',
  roles: rolesThatCan('candidates.merge'),
  summary: 'Takes back what distinct-mark said: where they still share something they are shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'None of these pairs was told apart.' },
});

export const DISTINCT_PER_PAGE = 10;

const person = duplicateCandidate.pick({ _id: true, applicantID: true, name: true });

/** Two candidates who were said to be two people. */
const distinctPair = z.strictObject({
  _id: z.string(),
  candidates: z.tuple([person, person]),
  /** The admin; empty where the account is gone. */
  byName: z.string(),
  at: z.string(),
});
export type DistinctPair = z.infer<typeof distinctPair>;

export const distinctPairs = defineContract({
  name: 'distinct-pairs',
  method: 'GET',
  path: '/duplicates/distinct',
  roles: rolesThatCan('candidates.merge'),
  summary: 'The candidates who were said to be two people, the newest first.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    pairs: z.array(distinctPair),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: {},
});

export const findDuplicates = defineContract({
  name: 'find-duplicates',
  method: 'POST',
  path: '/duplicates/find',
  roles: rolesThatCan('candidates.merge'),
  summary: 'Looks through all candidates for those that may be one person.',
  response: taskStarted,
  errors: { 409: 'It is already under way.' },
});

/** What is chosen of one candidate or the other when two are merged; some hold several fields of a record. */
export const mergeFields = [
  'name',
  'emailAddress',
  'alternateEmailAddress',
  'phoneNumber',
  'alternatePhoneNumber',
  'photo',
  'gender',
  'dateOfBirth',
  'maritalStatus',
  'disability',
  'languages',
  'presentAddress',
  'permanentAddress',
  'profileSummary',
  'experience',
  'currentCTC',
  'expectedCTC',
  'hiringMode',
  'notice',
  'preferredJob',
  'preferredLocation',
  'relocation',
  'primarySkills',
  'skills',
  'workExperience',
  'education',
  'certifications',
  'projects',
  'socialProfiles',
  'resume',
] as const;
export type MergeField = (typeof mergeFields)[number];

export const mergeCandidates = defineContract({
  name: 'merge-candidates',
  method: 'POST',
  path: '/merge-candidates',
  roles: rolesThatCan('candidates.merge'),
  summary:
    'Makes one candidate of two: `keep` stays, with the fields `take` of `other`. Comments, views, applications, resumes, lists and the account go over; the other’s id leads to the one kept.',
  body: z
    .strictObject({
      keep: recordId,
      other: recordId,
      take: z.array(z.enum(mergeFields)).max(mergeFields.length),
    })
    .refine(({ keep, other }) => keep !== other, { path: ['other'], message: 'Choose two different candidates!' }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'One of them is not there, or no longer.',
    409: 'Both have an account: one of these has to be deleted first.',
  },
});
