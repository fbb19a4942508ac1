import { z } from 'zod';

/** A row that did not become a candidate. */
export const reportedRow = z.strictObject({
  /** As the spreadsheet numbers it: the first row is 1. */
  rowNumber: z.int(),
  outcome: z.enum(['refused', 'duplicate']),
  /** `column` is the header as the file has it; empty where the whole row is meant. */
  problems: z.array(z.strictObject({ column: z.string(), reason: z.string() })),
});

export const importCounts = {
  /** Rows worked through. */
  processed: z.int(),
  /** Rows in the sheet; 0 until the file has been read. */
  total: z.int(),
  /** New candidates. */
  saved: z.int(),
};

export const importOutcome = {
  ...importCounts,
  refused: z.int(),
  duplicates: z.int(),
  /** The first of the rows that did not go in; the report has them all. */
  rows: z.array(reportedRow),
};
