import { z } from 'zod';

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
