import { z } from 'zod';

/** What an import goes on from after a crash. */
export const importCheckpoint = z.object({
  /** Data rows done with. */
  rows: z.int(),
  saved: z.int(),
  refused: z.int(),
  duplicates: z.int(),
  /** First rows of the report's parts: see mongo/models/import-report.ts. */
  reportParts: z.array(z.int()),
  total: z.int(),
  /** Every row is done with, and the file is gone. */
  finished: z.boolean(),
});
export type ImportCheckpoint = z.infer<typeof importCheckpoint>;

export const atStart: ImportCheckpoint = {
  rows: 0,
  saved: 0,
  refused: 0,
  duplicates: 0,
  reportParts: [],
  total: 0,
  finished: false,
};
