import { z } from 'zod';

/**
 * The state of a resume uploaded for review before saving, as its task's `result`. `reading` is the id of a stored file
 * with the parsed fields as JSON.
 */
export const reviewResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), reading: z.string() }),
  z.object({ outcome: z.enum(['skipped', 'failed']), reason: z.string() }),
  z.object({ outcome: z.enum(['created', 'updated']), applicantID: z.string(), candidate: z.string() }),
  z.object({ outcome: z.literal('discarded') }),
]);
export type ReviewResult = z.infer<typeof reviewResult>;

/** In the reviewed task's `input`: the tasks that save it, each added before it stores anything. */
export const saversOf = z.object({ savers: z.array(z.string()).default([]) });

/** Media types that distinguish files waiting for review from all others: the upload, and the parsed fields. */
export const HELD_RESUME = 'application/x-held-resume';
export const HELD_READING = 'application/x-held-reading';
