import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { sessionLogsPage, sessionStatuses } from './session-paging.ts';

const sessionSummary = z.strictObject({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of the newest entry; null where the account never signed in. */
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
