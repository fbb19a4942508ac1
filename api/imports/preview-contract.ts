import { z } from 'zod';
import { jsonText } from '#api/http/contract/fields.ts';
import { defineContract, XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { choiceFields, forChoices, importedChoices } from '#domain/choice-fields.ts';
import { type ImportReading, importReadings } from '#domain/import-reading.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;

const { gender, maritalStatus, hiringMode, ...choices } = forChoices(
  importedChoices,
  (name) => choiceFields[name].label,
);

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
  gender,
  dateOfBirth: 'Date of birth',
  maritalStatus,
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
  hiringMode,
  createdOn: 'Created on',
  ...choices,
} as const;

export type ImportColumn = keyof typeof importColumns;

const MAX_IMPORT_COLUMNS = 160;

export const importColumn = z.enum(Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]]);

const naming: readonly ImportColumn[] = ['name', 'firstName', 'lastName', 'email'];

/** How a column's bare values can be read, as screens show it. */
export const readingNames: Record<ImportReading, string> = {
  none: 'as written',
  'years-and-months': '6.5 is 6y 5m',
  'decimal-years': '6.5 is 6y 6m',
  months: 'months',
  lakhs: 'lakhs a year',
  crores: 'crores a year',
  thousands: 'thousands a year',
  rupees: 'rupees a year',
  'monthly-rupees': 'rupees a month',
  'day-first': '05/04 is 5 April',
  'month-first': '05/04 is 4 May',
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
  left: z.strictObject({ nameless: z.int(), repeated: z.int(), known: z.int() }),
  /** The first of them. */
  leftRows: z.array(
    z.strictObject({
      rowNumber: z.int(),
      kind: z.enum(['nameless', 'repeated', 'known']),
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
