import { z } from 'zod';

/** What an import of candidates' info goes on from after a crash. */
export const infoCheckpoint = z.object({
  /** Data rows done with. */
  rows: z.int(),
  /** Rows that changed their candidate. */
  saved: z.int(),
  /** Rows that said nothing new. */
  unchanged: z.int(),
  refused: z.int(),
  /** First rows of the report's parts: see mongo/models/import-report.ts. */
  reportParts: z.array(z.int()),
  total: z.int(),
  /** The time of the batch that was begun last: rows done already carry it, and count as saved when done again. */
  batchAt: z.coerce.date().nullable(),
  finished: z.boolean(),
});
export type InfoCheckpoint = z.infer<typeof infoCheckpoint>;

export const infoAtStart: InfoCheckpoint = {
  rows: 0,
  saved: 0,
  unchanged: 0,
  refused: 0,
  reportParts: [],
  total: 0,
  batchAt: null,
  finished: false,
};
