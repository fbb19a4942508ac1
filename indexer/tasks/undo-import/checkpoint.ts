import { z } from 'zod';

/** What an undo continues from after a crash. */
export const undoCheckpoint = z.object({
  /** Candidates taken out. */
  removed: z.int(),
  /** The batch begun last, and the `_id` of its command; 24 hex digits each. Its result is not counted yet. */
  batch: z.object({ command: z.string(), candidates: z.array(z.string()) }).optional(),
});
