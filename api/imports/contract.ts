import { z } from 'zod';
import { jsonText, recordId } from '#api/http/contract/fields.ts';
import { defineContract, XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

/** A row that did not become a candidate. */
export const reportedRow = z.strictObject({
  /** As the spreadsheet numbers it: the first row is 1. */
  rowNumber: z.int(),
  outcome: z.enum(['refused', 'duplicate']),
  /** `column` is the header as the file has it; empty where the whole row is meant. */
  problems: z.array(z.strictObject({ column: z.string(), reason: z.string() })),
});

const importCounts = {
  /** Rows worked through. */
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
  /** The first of the rows that did not go in; the report has them all. */
  rows: z.array(reportedRow),
};

export const IMPORTS_PER_PAGE = 10;

/** How long an import can be undone after its end. */
export const UNDO_HOURS = 24;

const importStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const undoView = z.strictObject({
  state: z.enum(importStates),
  by: z.string(),
  at: z.string(),
  /** Candidates taken out again. */
  removed: z.int(),
  /** Those that stayed because somebody has touched them since, by reason. */
  left: z.array(z.strictObject({ reason: z.string(), count: z.int() })),
  /** Why it failed. */
  error: z.string().nullable(),
});

/** An import as the ledger keeps it. */
const importEntry = z.strictObject({
  jobId: z.string(),
  /** `candidates` makes new ones, `info` fills in what is known of those already here. */
  kind: z.enum(['candidates', 'info']),
  fileName: z.string(),
  importedBy: z.string(),
  /** The caller’s own. */
  own: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  state: z.enum(importStates),
  ...importCounts,
  refused: z.int(),
  duplicates: z.int(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Until when it can be undone; null where it can’t, or no more. */
  undoUntil: z.string().nullable(),
  undo: undoView.nullable(),
});
export type ImportEntry = z.infer<typeof importEntry>;

export const imports = defineContract({
  name: 'imports',
  method: 'GET',
  path: '/imports',
  roles: rolesThatCan('candidates.import'),
  summary: 'Every import ever made, newest first, 10 a page. Its rows and report: /import-candidate/{jobId}.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    imports: z.array(importEntry),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
  }),
  errors: {},
});

/** What a column of a candidates' spreadsheet may mean, and how a person reads it. */
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

/** What a file's columns mean, as somebody chose it in the preview. */
export const importMapping = z.strictObject({
  /** The header row that it was chosen for, as the preview names it. */
  shape: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'),
  /** For each column from the left; null leaves it out. */
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
});
export type ImportMapping = z.infer<typeof importMapping>;

const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;

export const importCandidate = defineContract({
  name: 'import-candidate',
  method: 'POST',
  path: '/import-candidate',
  roles: rolesThatCan('candidates.import'),
  summary: 'Imports candidates from a spreadsheet (.xls or .xlsx); follow it by /import-candidate-sse.',
  /** `mapping`: the columns as chosen in the preview; without it they are known by their names. */
  body: z.strictObject({ mapping: jsonText(importMapping).optional() }),
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobId: z.string() }),
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is no spreadsheet, whatever its name.' },
});

export const importCandidateCancel = defineContract({
  name: 'import-candidate-cancel',
  method: 'POST',
  path: '/import-candidate/{jobId}/cancel',
  roles: rolesThatCan('candidates.import'),
  summary: 'Ends an import after the rows it is at; the candidates saved until then stay.',
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
    'Fills a spreadsheet’s cells into the candidates that its rows name by applicant ID, email or phone; tells of its progress and goes on if the caller leaves.',
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  stream: {
    /** `progress` in percent; `jobId` finds the import again after a lost connection. */
    message: z.union([
      z.strictObject({ message: z.string(), progress: z.number(), jobId: z.string() }),
      z.strictObject({ error: z.string(), progress: z.number(), jobId: z.string() }),
    ]),
    /** The stream itself broke; the import goes on. */
    error: z.strictObject({ message: z.string() }),
  },
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is no spreadsheet, whatever its name.' },
});

export const importCandidateReport = defineContract({
  name: 'import-candidate-report',
  method: 'GET',
  path: '/import-candidate/{jobId}/report',
  roles: rolesThatCan('candidates.import'),
  summary: 'The rows that did not go in, with the reasons, as a spreadsheet to correct and import again.',
  params: z.strictObject({ jobId: recordId }),
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
  summary: 'An import’s counts, its log, and the rows that did not go in, a page at a time.',
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
    'Within 24 hours of its end takes out again what an import made and nobody has touched since; /imports says how far it is.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such import.',
    409: 'It is still going on, made no candidates, ended too long ago, or is undone already.',
  },
});

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
  roles: rolesThatCan('candidates.import'),
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
