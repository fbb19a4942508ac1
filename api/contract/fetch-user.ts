import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

/** As many looks of each kind as one answer holds, newest first. */
export const HISTORY_LENGTH = 500;

const look = z.strictObject({
  _id: z.string(),
  candidateId: z.string(),
  /** The number that people read; null where the candidate is gone. */
  applicantID: z.string().nullable(),
  at: z.string(),
});
export type CandidateLook = z.infer<typeof look>;

const device = z.strictObject({
  browserName: z.string(),
  /** The newest sign-ins, oldest first. */
  recentLoggedTime: z.array(z.string()),
  loginCount: z.int(),
});
export type UserDevice = z.infer<typeof device>;

export const fetchUser = defineContract({
  name: 'fetch-user',
  method: 'GET',
  path: '/fetch-user/{id}',
  roles: ['admin'],
  summary: `One account; of a job seeker also its candidate, of an employer its devices and the newest ${HISTORY_LENGTH} looks of each kind, counted in full.`,
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    user: currentUser.extend({
      /** Of a job seeker, whose candidate it is. */
      candidateId: z.string().optional(),
      profileViewHistory: z.array(look).optional(),
      resumeViewHistory: z.array(look).optional(),
      resumeDownloadHistory: z.array(look).optional(),
      /** Of all there ever were. */
      lookCounts: z.strictObject({ profileViews: z.int(), resumeViews: z.int(), resumeDownloads: z.int() }).optional(),
      deviceInfos: z.array(device).optional(),
    }),
  }),
  errors: { 404: 'There is no such account.' },
});
export type FetchedUser = z.infer<typeof fetchUser.response>['user'];
