import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';

export const sessionHistorySizes = [10, 20, 25, 50, 100] as const;
export const SESSION_HISTORY_PER_PAGE = 20;
export const sessionLogSizes = [10, 20, 25, 50, 75, 100] as const;
export const SESSION_LOGS_PER_PAGE = 10;

/** Page numbers of the session pages. */
const sessionPage = z.int().min(1).max(100_000);
const sessionSearch = z.string().trim().max(100, 'At most 100 characters!');

/** A sign-in or a sign-out. */
const sessionStatuses = ['in', 'out'] as const;

/** Shared input of /fetch-session-logs and /fetch-Logs-History. */
const sessionLogsPage = {
  pages: sessionPage.default(1),
  sessionLogsPerPage: z.union(sessionLogSizes.map((size) => z.literal(size))).default(SESSION_LOGS_PER_PAGE),
  search: sessionSearch.default(''),
};

const sessionSummary = z.strictObject({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Status of the newest entry; null if the account never signed in. */
  lastStatus: z.enum(sessionStatuses).nullable(),
  lastLogin: z.string().nullable(),
  lastLogout: z.string().nullable(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

export const fetchSessionLogs = defineContract({
  name: 'fetch-session-logs',
  method: 'POST',
  path: '/fetch-session-logs',
  roles: 'signed-in',
  summary: 'Accounts with their last sign-in and sign-out, last signed in first: an admin sees all, others themselves.',
  body: z.strictObject(sessionLogsPage),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    sessionLogs: z.array(sessionSummary),
    totalLogs: z.int(),
    totalPages: z.int(),
  }),
  errors: {},
});

export const fetchLogsHistory = defineContract({
  name: 'fetch-logs-history',
  method: 'POST',
  path: '/fetch-Logs-History/{userId}',
  roles: 'signed-in',
  summary:
    'One account’s sign-ins and sign-outs, newest first: an admin sees any account’s, others their own. `search` takes part of a date (`21 Nov`), a time, or in and out.',
  params: z.strictObject({ userId: recordId }),
  body: z.strictObject(sessionLogsPage),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The account, with this page's entries in `data`. */
    logHistory: currentUser.extend({
      data: z.array(z.strictObject({ _id: z.string(), status: z.enum(sessionStatuses), createdAt: z.string() })),
    }),
    totalLogs: z.int(),
    totalPages: z.int(),
  }),
  errors: { 404: 'There is no such account, or it is another’s.' },
});

const sessionLog = z.strictObject({
  _id: z.string(),
  userId: z.string(),
  status: z.enum(sessionStatuses),
  ipAddress: z.string(),
  createdAt: z.string(),
  /** Null if the account no longer exists. */
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
  summary: 'Sign-ins and sign-outs, newest first: an admin sees all accounts’, others their own.',
  body: z.strictObject({
    currentPage: sessionPage.default(1),
    itemsPerPage: z.union(sessionHistorySizes.map((size) => z.literal(size))).default(SESSION_HISTORY_PER_PAGE),
    /** Each word must match part of the account’s name, email, contact or ID. */
    search: sessionSearch.default(''),
    /** Only today's entries (India). */
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
