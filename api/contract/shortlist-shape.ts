import { z } from 'zod';
import { recordId } from './fields/record-id.ts';

export const SHORTLISTS_OF_ACCOUNT = 100;
export const SHORTLISTED = 2_000;
const CHANGED_AT_ONCE = 1_000;

export const shortlist = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** How many candidates are on it. */
  count: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Shortlist = z.infer<typeof shortlist>;

/** A list as whoever may see it sees it. */
export const seenShortlist = shortlist.extend({
  /** Whether it is the caller's own; only then it can be changed. */
  mine: z.boolean(),
  /** Null where the owner's account is gone. */
  owner: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** The emails of the accounts it is shared with; told to its owner alone. */
  sharedWith: z.array(z.string()),
});
export type SeenShortlist = z.infer<typeof seenShortlist>;

export const shortlistAnswer = z.strictObject({ success: z.literal(true), message: z.string(), shortlist });

/** Candidates to put on a list or take off it. */
export const chosenIds = z
  .array(recordId)
  .min(1, 'No candidates selected!')
  .max(CHANGED_AT_ONCE, `At most ${CHANGED_AT_ONCE.toLocaleString('en-IN')} candidates at once!`);

export const NO_SHORTLIST = 'There is no such list, or it is another’s.';
