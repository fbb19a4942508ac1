import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { sessionLogsPage, sessionStatuses } from './session-paging.ts';

export const fetchLogsHistory = defineContract({
  name: 'fetch-logs-history',
  method: 'POST',
  path: '/fetch-Logs-History/{userId}',
  roles: 'signed-in',
  summary:
    'One account’s sign-ins and sign-outs, newest first: an admin sees anybody’s, others their own. `search` takes part of a date (`21 Nov`), a time, or in and out.',
  params: z.strictObject({ userId: recordId }),
  body: z.strictObject(sessionLogsPage),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The account, and in `data` its entries on this page. */
    logHistory: currentUser.extend({
      data: z.array(z.strictObject({ _id: z.string(), status: z.enum(sessionStatuses), createdAt: z.string() })),
    }),
    totalLogs: z.int(),
    totalPages: z.int(),
  }),
  errors: { 404: 'There is no such account, or it is another’s.' },
});
