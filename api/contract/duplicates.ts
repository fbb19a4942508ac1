import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskView } from './task-view.ts';

export const DUPLICATES_PER_PAGE = 20;

/** Why candidates may be one person. */
export const duplicateReasons = ['email', 'phone', 'name and birth date', 'name and employer'] as const;

const text = z.string().nullable();
export const duplicateCandidate = z.strictObject({
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
  roles: ['admin'],
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
