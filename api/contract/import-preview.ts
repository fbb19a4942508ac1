import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jsonText } from './fields/json-text.ts';
import { MAX_SPREADSHEET_BYTES } from './import-candidate.ts';
import { importColumn, importMapping } from './import-columns.ts';

const previewedCell = z.strictObject({
  /** As the file has it. */
  raw: z.string(),
  /** As it will be read; null where it says nothing, or its column is left out. */
  read: z.string().nullable(),
  /** Why it can't be understood. */
  problem: z.string().nullable(),
});

export const previewResult = z.strictObject({
  /** From 1. */
  sheet: z.int(),
  /** As the sheet numbers it, from 1. */
  headerRow: z.int(),
  /** Rows below the header. */
  rows: z.int(),
  /** Names the header row: a mapping is chosen for it, and remembered for the next file that has the same. */
  shape: z.string(),
  /** The columns are as somebody chose them for an earlier file of this shape. */
  remembered: z.boolean(),
  columns: z.array(z.strictObject({ header: z.string(), column: importColumn.nullable() })),
  firstRows: z.array(
    z.strictObject({
      rowNumber: z.int(),
      cells: z.array(previewedCell),
      /** What is wrong with the row as a whole. */
      problem: z.string().nullable(),
    }),
  ),
});
export type PreviewResult = z.infer<typeof previewResult>;

export const importPreview = defineContract({
  name: 'import-preview',
  method: 'POST',
  path: '/import-preview',
  roles: ['admin'],
  summary: 'What /import-candidate would make of a spreadsheet: its columns and first rows. Writes no candidate.',
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  body: z.strictObject({ mapping: jsonText(importMapping).optional() }),
  response: previewResult.extend({ success: z.literal(true), message: z.string() }),
  errors: {
    413: 'The file is larger than 20 MB.',
    415: 'The file is no spreadsheet, whatever its name.',
    422: 'The file can’t be imported; the message says why.',
    503: 'Nobody reads files at the moment, or a server behind the API is away.',
  },
});
