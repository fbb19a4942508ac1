import { z } from 'zod';
import { jsonText, recordId } from '#api/http/contract/fields.ts';
import { defineContract, XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { importMapping, MAX_SPREADSHEET_BYTES } from './preview-contract.ts';

/** A row that did not become a candidate, or became one without some of its values. */
export const reportedRow = z.strictObject({
  /** The spreadsheet's row number: the first row is 1. */
  rowNumber: z.int(),
  /** `incomplete`: imported without the values that `problems` name. */
  outcome: z.enum(['refused', 'duplicate', 'incomplete']),
  /** `column` is the header in the file; empty if the problem concerns the whole row. */
  problems: z.array(z.strictObject({ column: z.string(), reason: z.string() })),
});

const importCounts = {
  /** Rows processed. */
  processed: z.int(),
  /** Rows in the sheet; 0 until the file has been read. */
  total: z.int(),
  /** New candidates. */
  saved: z.int(),
};

const importOutcome = {
  ...importCounts,
  refused: z.int(),
  duplicates: z.int(),
  /** Rows imported without values that could not be read. */
  incomplete: z.int(),
  /** The first of these rows; the report has all of them. */
  rows: z.array(reportedRow),
};

export const IMPORTS_PER_PAGE = 10;

/** How long after its end an import can be undone. */
export const UNDO_HOURS = 24;

const importStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const undoView = z.strictObject({
  state: z.enum(importStates),
  by: z.string(),
  at: z.string(),
  /** Candidates removed again. */
  removed: z.int(),
  /** Candidates kept because they have been changed since, by reason. */
  left: z.array(z.strictObject({ reason: z.string(), count: z.int() })),
  /** Why it failed. */
  error: z.string().nullable(),
});

/** An entry of the list of imports. */
const importEntry = z.strictObject({
  jobId: z.string(),
  /** `candidates` creates candidates, `info` completes existing ones. */
  kind: z.enum(['candidates', 'info']),
  fileName: z.string(),
  importedBy: z.string(),
  /** Whether it is the caller’s own. */
  own: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  state: z.enum(importStates),
  ...importCounts,
  refused: z.int(),
  duplicates: z.int(),
  incomplete: z.int(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Until when it can be undone; null if it can’t be, or no longer. */
  undoUntil: z.string().nullable(),
  undo: undoView.nullable(),
});
export type ImportEntry = z.infer<typeof importEntry>;

export const imports = defineContract({
  name: 'imports',
  method: 'GET',
  path: '/imports',
  roles: rolesThatCan('candidates.import'),
  summary: 'All imports, newest first, 10 a page. Its rows and report: /import-candidate/{jobId}.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    imports: z.array(importEntry),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
  }),
  errors: {},
});

export const importCandidate = defineContract({
  name: 'import-candidate',
  method: 'POST',
  path: '/import-candidate',
  roles: rolesThatCan('candidates.import'),
  summary: 'Imports candidates from a spreadsheet (.xls or .xlsx); follow it by /import-candidate-sse.',
  /** `mapping`: the columns as chosen in the preview; if absent, they are recognised by name. */
  body: z.strictObject({ mapping: jsonText(importMapping).optional() }),
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobId: z.string() }),
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is not a spreadsheet, regardless of its name.' },
});

export const importCandidateCancel = defineContract({
  name: 'import-candidate-cancel',
  method: 'POST',
  path: '/import-candidate/{jobId}/cancel',
  roles: rolesThatCan('candidates.import'),
  summary: 'Cancels an import after its current rows; candidates saved until then stay.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such import.', 409: 'The import has ended.' },
});

export const importCandidateInfo = defineContract({
  name: 'import-candidate-info',
  method: 'POST',
  path: '/import-candidate-info',
  roles: rolesThatCan('candidates.import'),
  summary:
    'Fills a spreadsheet’s cells into the candidates that its rows name by applicant ID, email or phone; streams its progress and continues if the caller disconnects.',
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  stream: {
    /** `progress` in percent; `jobId` finds the import again after a lost connection. */
    message: z.union([
      z.strictObject({ message: z.string(), progress: z.number(), jobId: z.string() }),
      z.strictObject({ error: z.string(), progress: z.number(), jobId: z.string() }),
    ]),
    /** The stream itself failed; the import continues. */
    error: z.strictObject({ message: z.string() }),
  },
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is not a spreadsheet, regardless of its name.' },
});

export const importCandidateReport = defineContract({
  name: 'import-candidate-report',
  method: 'GET',
  path: '/import-candidate/{jobId}/report',
  roles: rolesThatCan('candidates.import'),
  summary:
    'The rejected rows with the reasons, as a spreadsheet to correct and import again; or the rows imported without some values, to be filled in by /import-candidate-info.',
  params: z.strictObject({ jobId: recordId }),
  query: z.strictObject({ of: z.enum(['left-out', 'incomplete']).default('left-out') }),
  file: [XLSX_MEDIA_TYPE],
  errors: { 404: 'There is no such import, or its rows were removed because of their age.' },
});

export const importCandidateSse = defineContract({
  name: 'import-candidate-sse',
  method: 'GET',
  path: '/import-candidate-sse',
  roles: rolesThatCan('candidates.import'),
  summary:
    'The caller’s newest import as it goes: the running one, else the next to be uploaded. Ends with done or error.',
  stream: {
    message: z.strictObject({ ...importCounts, jobId: z.string() }),
    done: z.strictObject({ ...importOutcome, jobId: z.string() }),
    error: z.strictObject({ message: z.string(), jobId: z.string().optional() }),
  },
  errors: {},
});

export const importCandidateStatus = defineContract({
  name: 'import-candidate-status',
  method: 'GET',
  path: '/import-candidate/{jobId}',
  roles: rolesThatCan('candidates.import'),
  summary: 'An import’s counts, its log, and the rejected rows, a page at a time.',
  params: z.strictObject({ jobId: recordId }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobId: z.string(),
    fileName: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    ...importOutcome,
    /** Pages of `rows`, at 100 a page. */
    totalPages: z.int(),
    log: z.array(z.strictObject({ at: z.string(), message: z.string() })),
    /** Why it failed. */
    error: z.string().nullable(),
  }),
  errors: { 404: 'There is no such import.' },
});

export const importCandidateUndo = defineContract({
  name: 'import-candidate-undo',
  method: 'POST',
  path: '/import-candidate/{jobId}/undo',
  roles: rolesThatCan('candidates.import'),
  summary:
    'Within 24 hours of its end removes the candidates that an import created, unless they were changed since; /imports shows the progress.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such import.',
    409: 'It is still going on, made no candidates, ended too long ago, or is undone already.',
  },
});
