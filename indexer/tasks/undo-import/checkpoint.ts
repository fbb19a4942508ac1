import { z } from 'zod';

/** What an undo goes on from after a crash. */
export const undoCheckpoint = z.object({
  /** Candidates taken out. */
  removed: z.int(),
  /** Those of the batch begun last, as hex digits: some of them may be out already and not counted. */
  removing: z.array(z.string()),
});
