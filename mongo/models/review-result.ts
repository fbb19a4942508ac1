import { z } from 'zod';

/**
 * What has become of a resume that was sent to be looked at before it is saved, as its task's `result`. `reading` is
 * the id of a stored file: what was read, as JSON.
 */
export const reviewResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), reading: z.string() }),
  z.object({ outcome: z.enum(['skipped', 'failed']), reason: z.string() }),
  z.object({ outcome: z.enum(['created', 'updated']), applicantID: z.string(), candidate: z.string() }),
  z.object({ outcome: z.literal('discarded') }),
]);
export type ReviewResult = z.infer<typeof reviewResult>;

/** Media types that tell files which wait for somebody's look from all others: what was sent, and what was read. */
export const HELD_RESUME = 'application/x-held-resume';
export const HELD_READING = 'application/x-held-reading';
