import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

/** Rows of each part; `total` says how many there are. */
export const WORK_QUEUE_ROWS = 5;
/** A job whose deadline is at most this far away ends soon. */
export const ENDS_SOON_DAYS = 7;

const count = z.int();
const job = z.strictObject({ _id: z.string(), id: z.string(), title: z.string() });

export const employerWorkQueue = defineContract({
  name: 'employer-work-queue',
  method: 'GET',
  path: '/employer/work-queue',
  roles: rolesThatCan('jobs.post'),
  summary:
    'What waits for the employer: undecided applications, new matches of saved searches, jobs that end within a week.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The same as `/employer/applications?decision=undecided` finds. */
    undecided: z.strictObject({
      total: count,
      /** Jobs that still exist, the one with the longest wait first. */
      jobs: z.array(job.extend({ count, /** ISO 8601. */ oldest: z.string().nullable() })),
    }),
    /** Unread reports of alerts by saved search, the newest first. */
    newMatches: z.array(
      z.strictObject({
        search: z.strictObject({ _id: z.string(), name: z.string() }),
        count,
        /** The notifications that opening the search marks as read. */
        notifications: z.array(z.string()),
      }),
    ),
    /** Live jobs, the first to end first. */
    endingJobs: z.strictObject({
      total: count,
      jobs: z.array(job.extend({ /** yyyy-mm-dd. */ deadline: z.string(), daysLeft: count, applicants: count })),
    }),
  }),
  errors: {},
});
