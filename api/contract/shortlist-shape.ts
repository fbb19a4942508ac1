import { z } from 'zod';
import { recordId } from './shapes.ts';

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

export const shortlistAnswer = z.strictObject({ success: z.literal(true), message: z.string(), shortlist });

/** Candidates to put on a list or take off it. */
export const chosenIds = z
  .array(recordId)
  .min(1, 'No candidates selected!')
  .max(CHANGED_AT_ONCE, `At most ${CHANGED_AT_ONCE.toLocaleString('en-IN')} candidates at once!`);

export const NO_SHORTLIST = 'There is no such list, or it is another’s.';
