import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { taskStarted } from '#api/index-admin/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const IDENTITY_QUESTIONS_PER_PAGE = 20;

/** Why a resume or row seems to belong to a candidate without proof. */
export const identityCauses = ['name', 'phone', 'unverified'] as const;
export type IdentityCause = (typeof identityCauses)[number];

const text = z.string().nullable();
/** One of the two sides in readable form. */
const identitySide = z.strictObject({
  name: text,
  emailAddress: text,
  alternateEmailAddress: text,
  phone: text,
  alternatePhone: text,
  dateOfBirth: text,
  city: text,
  title: text,
  employer: text,
  experience: text,
  education: text,
  skills: text,
});
export type IdentitySide = z.infer<typeof identitySide>;

const identityQuestion = z.strictObject({
  _id: z.string(),
  kind: z.enum(['resume', 'row']),
  cause: z.enum(identityCauses),
  /** The resume's file name, or the row number. */
  source: z.string(),
  /** The spreadsheet of a row, if still known. */
  fileName: z.string().nullable(),
  askedAt: z.string(),
  askedByName: z.string(),
  incoming: identitySide,
  /** Null if the candidate has been removed since. */
  candidate: z
    .strictObject({ _id: z.string(), applicantID: z.string(), hasAccount: z.boolean(), side: identitySide })
    .nullable(),
  /** Why an earlier decision could not be applied. */
  problem: z.string().nullable(),
  /** An admin has decided it; the task that applies the decision is still running. */
  isDecided: z.boolean(),
});
export type IdentityQuestion = z.infer<typeof identityQuestion>;

export const identityQuestions = defineContract({
  name: 'identity-questions',
  method: 'GET',
  path: '/identity-questions',
  roles: rolesThatCan('candidates.merge'),
  summary:
    'Resumes and rows that may be a known candidate’s and lack proof, oldest first, with both sides and the cause.',
  query: z.strictObject({
    cause: z.enum(identityCauses).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.strictObject({
    success: z.literal(true),
    questions: z.array(identityQuestion),
    total: z.int(),
    totalPages: z.int(),
    counts: z.strictObject({ name: z.int(), phone: z.int(), unverified: z.int() }),
    /** The newest running task that settles questions; its progress is at /tasks/{id}/stream. */
    settling: z.string().nullable(),
    /** Time of this answer: settling a whole cause excludes questions created later. */
    at: z.string(),
  }),
  errors: {},
});

/** same: saved into the candidate. another: a new candidate without the contested contact key. */
export const identityDecisions = ['same', 'another', 'discard'] as const;
export type IdentityDecision = (typeof identityDecisions)[number];

const MOST_IDS = 100;

export const identityQuestionsSettle = defineContract({
  name: 'identity-questions-settle',
  method: 'POST',
  path: '/identity-questions/settle',
  roles: rolesThatCan('candidates.merge'),
  summary:
    'Settles questions of identity: those given by id, or all of a cause up to a time. Of two concurrent decisions the first counts.',
  body: z
    .strictObject({
      decision: z.enum(identityDecisions),
      ids: z.array(z.string().min(1).max(100)).min(1).max(MOST_IDS).optional(),
      cause: z.enum(identityCauses).optional(),
      askedUntil: z.iso.datetime().optional(),
    })
    .refine(({ ids, cause, askedUntil }) => (ids === undefined) === (cause !== undefined && askedUntil !== undefined), {
      error: 'Give either ids, or a cause and askedUntil.',
    }),
  response: taskStarted,
  errors: { 409: 'They are settled already.' },
});
