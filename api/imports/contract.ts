import { z } from 'zod';
import { jsonText, recordId } from '#api/http/contract/fields.ts';
import { defineContract, XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { type ImportReading, importReadings } from '#domain/import-reading.ts';
import { rolesThatCan } from '#domain/permissions.ts';

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

/** What a column of a candidates' spreadsheet may mean, and its label. */
export const importColumns = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'Email',
  alternateEmail: 'Alternate email',
  phone: 'Phone',
  alternatePhone: 'Alternate phone',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  maritalStatus: 'Marital status',
  currentTitle: 'Current designation',
  currentEmployer: 'Current company',
  previousTitle: 'Previous designation',
  previousEmployer: 'Previous company',
  experience: 'Total experience',
  experienceMonths: 'Experience: months',
  currentCtc: 'Current CTC',
  expectedCtc: 'Expected CTC',
  noticePeriod: 'Notice period',
  negotiableNoticePeriod: 'Negotiable notice period',
  lastWorkingDay: 'Last working day',
  skills: 'Key skills',
  otherSkills: 'Other skills',
  preferredRole: 'Preferred role',
  preferredLocation: 'Preferred location',
  city: 'City',
  district: 'District',
  state: 'State',
  country: 'Country',
  zipCode: 'Pincode',
  address: 'Address',
  permanentAddress: 'Permanent address',
  qualification: 'Qualification',
  course: 'Course',
  institute: 'Institute',
  yearOfPassing: 'Year of passing',
  relocation: 'Willing to relocate',
  disability: 'Disability',
  languages: 'Languages',
  summary: 'Summary',
  hiringMode: 'Hiring mode',
  createdOn: 'Created on',
} as const;

export type ImportColumn = keyof typeof importColumns;

const MAX_IMPORT_COLUMNS = 160;

export const importColumn = z.enum(Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]]);

const naming: readonly ImportColumn[] = ['name', 'firstName', 'lastName', 'email'];

/** How a column's bare values can be read, as screens show it. */
export const readingNames: Record<ImportReading, string> = {
  none: 'as written',
  'years-and-months': '6.5 is 6 years 5 months',
  'decimal-years': '6.5 is 6 years 6 months',
  months: 'months',
  lakhs: 'lakhs a year',
  crores: 'crores a year',
  thousands: 'thousands a year',
  rupees: 'rupees a year',
  'monthly-rupees': 'rupees a month',
  'day-first': 'day first: 05/04 is 5 April',
  'month-first': 'month first: 05/04 is 4 May',
};

const MAX_CORRECTIONS = 1_000;
export const MAX_CORRECTION_CHARACTERS = 200;
const correction = z.strictObject({
  /** The column's position from the left. */
  at: z.int().min(0).max(MAX_IMPORT_COLUMNS),
  /** The cell's text; case and blanks don't matter. */
  text: z.string().min(1).max(MAX_CORRECTION_CHARACTERS),
  /** What to read in its place; empty leaves the cell out. */
  as: z.string().max(MAX_CORRECTION_CHARACTERS),
});

/** The meaning of a file's columns, as chosen in the preview. */
export const importMapping = z.strictObject({
  /** The header row that it was chosen for, as named by the preview. */
  shape: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'),
  /** For each column from the left; null ignores the column. */
  columns: z
    .array(importColumn.nullable())
    .max(MAX_IMPORT_COLUMNS)
    .refine(
      (columns) => columns.some((column) => column && naming.includes(column)),
      'Choose a column for the name or the email: a row with neither is refused.',
    )
    .refine(
      (columns) => new Set(columns.filter(Boolean)).size === columns.filter(Boolean).length,
      'Two columns are chosen to mean the same.',
    ),
  /** How each column's bare values are read; null leaves it to the file. */
  readings: z.array(z.enum(importReadings).nullable()).max(MAX_IMPORT_COLUMNS).optional(),
  corrections: z.array(correction).max(MAX_CORRECTIONS).optional(),
});
export type ImportMapping = z.infer<typeof importMapping>;

const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;

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
  errors: { 404: 'There is no such import.' },
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

const previewedCell = z.strictObject({
  /** As in the file. */
  raw: z.string(),
  /** The value that will be imported; null if it is empty or its column is ignored. */
  read: z.string().nullable(),
  /** Why it can't be parsed. */
  problem: z.string().nullable(),
});

export const previewResult = z.strictObject({
  /** From 1. */
  sheet: z.int(),
  /** The sheet's row number, from 1. */
  headerRow: z.int(),
  /** Rows below the header. */
  rows: z.int(),
  /** Identifies the header row: a mapping is stored for it and reused for later files with the same header. */
  shape: z.string(),
  /** The columns are mapped as chosen for an earlier file with this header. */
  remembered: z.boolean(),
  columns: z.array(
    z.strictObject({
      header: z.string(),
      column: importColumn.nullable(),
      /** Why it has its meaning: its header, its cells, or an earlier choice. */
      by: z.enum(['header', 'cells', 'choice']).nullable(),
      reading: z.enum(importReadings),
      /** The reading was chosen, not found in the file. */
      isReadingChosen: z.boolean(),
      /** The readings to choose from. */
      readings: z.array(z.enum(importReadings)),
      /** Its first different texts. */
      samples: z.array(z.string()),
      /** Cells that are not empty. */
      filled: z.int(),
    }),
  ),
  /** The remembered corrections, or those of the request. */
  corrections: z.array(correction),
  /** Cells that could not be read, by column and text, the most frequent first. */
  unread: z.array(
    z.strictObject({
      at: z.int(),
      text: z.string(),
      count: z.int(),
      /** The first rows. */
      rows: z.array(z.int()),
      reason: z.string(),
    }),
  ),
  /** All cells that could not be read. */
  unreadCells: z.int(),
  /** Rows checked so far; fewer than `rows` if the file is large. */
  checkedRows: z.int(),
  /** Rows that will not become candidates, by reason. */
  left: z.strictObject({ nobody: z.int(), repeated: z.int(), known: z.int() }),
  /** The first of them. */
  leftRows: z.array(
    z.strictObject({
      rowNumber: z.int(),
      kind: z.enum(['nobody', 'repeated', 'known']),
      who: z.string(),
      reason: z.string(),
    }),
  ),
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
  roles: rolesThatCan('candidates.import'),
  summary: 'Previews /import-candidate: a spreadsheet’s columns and first rows. Writes no candidate.',
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  body: z.strictObject({ mapping: jsonText(importMapping).optional() }),
  response: previewResult.extend({ success: z.literal(true), message: z.string() }),
  errors: {
    413: 'The file is larger than 20 MB.',
    415: 'The file is not a spreadsheet, regardless of its name.',
    422: 'The file can’t be imported; the message says why.',
    503: 'No indexer is reading files at the moment, or a server behind the API is unavailable.',
  },
});

export const importTemplate = defineContract({
  name: 'import-template',
  method: 'GET',
  path: '/import-template',
  roles: rolesThatCan('candidates.import'),
  summary: 'An empty spreadsheet for /import-candidate, with rules and examples as notes of its headers.',
  file: [XLSX_MEDIA_TYPE],
  errors: {},
});
