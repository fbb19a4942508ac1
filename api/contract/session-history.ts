import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import {
  SESSION_HISTORY_PER_PAGE,
  sessionHistorySizes,
  sessionPage,
  sessionSearch,
  sessionStatuses,
} from './session-paging.ts';

const sessionLog = z.strictObject({
  _id: z.string(),
  userId: z.string(),
  status: z.enum(sessionStatuses),
  ipAddress: z.string(),
  createdAt: z.string(),
  /** Null where the account is gone. */
  userDetails: z
    .strictObject({
      _id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      contact: z.string(),
    })
    .nullable(),
});
export type SessionLogEntry = z.infer<typeof sessionLog>;

export const sessionHistory = defineContract({
  name: 'session-history',
  method: 'POST',
  path: '/session-history',
  roles: 'signed-in',
  summary: 'Sign-ins and sign-outs, newest first: an admin sees everybody’s, others their own.',
  body: z.strictObject({
    currentPage: sessionPage.default(1),
    itemsPerPage: z.union(sessionHistorySizes.map((size) => z.literal(size))).default(SESSION_HISTORY_PER_PAGE),
    /** Each word is part of the account’s name, email, contact or ID. */
    search: sessionSearch.default(''),
    /** Only those of today in India. */
    today: z.boolean().default(false),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    logs: z.array(sessionLog),
    totalLogs: z.int(),
  }),
  errors: {},
});
