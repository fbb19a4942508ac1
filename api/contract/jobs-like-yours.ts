import { z } from 'zod';
import { SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';
import { jobCard } from './job-card.ts';

const likelyJob = jobCard.extend({
  /** What of the profile it fits, in the profile’s own words. */
  because: z.strictObject({ skills: z.array(z.string()), titles: z.array(z.string()), places: z.array(z.string()) }),
});
export type LikelyJob = z.infer<typeof likelyJob>;

export const jobsLikeYours = defineContract({
  name: 'jobs-like-yours',
  method: 'GET',
  path: '/jobs-like-yours',
  roles: ['job-seeker'],
  summary:
    'At most six open jobs that fit the own profile by skills, titles and places, none applied to, with reasons.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobs: z.array(likelyJob) }),
  errors: {
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
