import { z } from 'zod';

/** What became of a file: `created` and `updated` name the candidate, the others give the reason. */
export const fileOutcome = z.object({
  fileName: z.string(),
  outcome: z.enum(['created', 'updated', 'skipped', 'failed']),
  reason: z.string().optional(),
  applicantID: z.string().optional(),
  /** The candidate's `_id`. */
  candidate: z.string().optional(),
});
export type FileOutcome = z.infer<typeof fileOutcome>;

/** The files done with, in the order of the task's input; what a run goes on from after a crash. */
export const parseCheckpoint = z.object({ outcomes: z.array(fileOutcome) });
