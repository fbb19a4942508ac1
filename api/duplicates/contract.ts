import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { taskStarted, taskView } from '#api/index-admin/contract.ts';
import { type MergeChoice, mergeChoices } from '#domain/candidate-fields.ts';
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
    'Candidates that may be one person, as the newest duplicate search found them, surest first, with the state of that search.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    groups: z.array(duplicateGroup),
    total: z.int(),
    totalPages: z.int(),
    /** Null before the first search for duplicates. */
    look: taskView.nullable(),
  }),
  errors: {},
});

/** One less than the size limit of a group of duplicates. */
const MOST_OTHERS = 19;

/** One candidate, and those that are not the same person. */
const distinctCandidates = z
  .strictObject({ candidate: recordId, others: z.array(recordId).min(1).max(MOST_OTHERS) })
  .refine(({ candidate, others }) => new Set([candidate, ...others]).size === others.length + 1, {
    path: ['others'],
    error: 'must all be different from the candidate',
  });

export const distinctMark = defineContract({
  name: 'distinct-mark',
  method: 'POST',
  path: '/duplicates/distinct',
  roles: rolesThatCan('candidates.merge'),
  summary: 'Marks a candidate as a different person from these others: they are not shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'One of them does not exist, or was removed.' },
});

export const distinctUndo = defineContract({
  name: 'distinct-undo',
  method: 'POST',
  path: '/duplicates/distinct/undo',
  roles: rolesThatCan('candidates.merge'),
  summary: 'Reverts distinct-mark: candidates that still share something are shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'None of these pairs is marked as distinct.' },
});

export const DISTINCT_PER_PAGE = 10;

const person = duplicateCandidate.pick({ _id: true, applicantID: true, name: true });

/** Two candidates marked as different people. */
const distinctPair = z.strictObject({
  _id: z.string(),
  candidates: z.tuple([person, person]),
  /** The admin; empty if the account no longer exists. */
  byName: z.string(),
  at: z.string(),
});
export type DistinctPair = z.infer<typeof distinctPair>;

export const distinctPairs = defineContract({
  name: 'distinct-pairs',
  method: 'GET',
  path: '/duplicates/distinct',
  roles: rolesThatCan('candidates.merge'),
  summary: 'The pairs of candidates marked as different people, newest first.',
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
  summary: 'Searches all candidates for those that may be one person.',
  response: taskStarted,
  errors: { 409: 'It is already under way.' },
});

/** What is chosen from one candidate or the other in a merge; some entries cover several fields of a record. */
export const mergeFields = mergeChoices;
export type MergeField = MergeChoice;

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
    404: 'One of them does not exist, or was removed.',
    409: 'Both have an account: one of these has to be deleted first.',
  },
});
