import { createHash } from 'node:crypto';
import { cellText, type SheetRow } from './cells/cell.ts';
import { applicantIdSpellings, type ColumnName, columnSpellings, reportColumns } from './columns.ts';

/** A recognised column: its position (from 0), its header as written, and the unit named in the header. */
export interface RecognisedColumn {
  column: ColumnName;
  at: number;
  header: string;
  unit: Unit;
}

/** Units in a header: "Experience (Months)", "CTC in Lakhs", "Salary (INR)". */
export type Unit = 'months' | 'lakhs' | 'rupees' | 'none';

export interface Recognition {
  recognised: RecognisedColumn[];
  /** Unknown headers, and those with the same meaning as an earlier column. */
  ignored: string[];
}

/** No column name is longer; thousands of blanks would make the patterns below run for minutes. */
const LONGEST_NAME = 200;

const key = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const columnByKey = new Map<string, ColumnName>();
for (const [column, spellings] of Object.entries(columnSpellings)) {
  for (const spelling of spellings.split('|')) columnByKey.set(key(spelling), column as ColumnName);
}
const reportKeys = new Set<string>(reportColumns.map(key));
const idKeys = new Set(applicantIdSpellings.split('|').map(key));

/** The columns named by a header row. If two have the same name, the first counts. */
export function recognisedColumns(headers: readonly string[]): Recognition {
  const recognised: RecognisedColumn[] = [];
  const ignored: string[] = [];
  const seen = new Set<ColumnName>();
  headers.forEach((header, at) => {
    if (key(header) === '' || reportKeys.has(key(header))) return;
    const column = columnOf(header);
    if (!column || seen.has(column)) {
      ignored.push(header);
      return;
    }
    seen.add(column);
    recognised.push({ column, at, header, unit: unitOf(header) });
  });
  return { recognised, ignored };
}

/** A header row's columns without those added by a report, and their positions (from 0). */
export function ownColumns(headers: readonly string[]): { header: string; at: number }[] {
  return headers.map((header, at) => ({ header, at })).filter(({ header }) => !reportKeys.has(key(header)));
}

/** The columns as chosen by the user, one for each position; null or missing skips the column. */
export function chosenColumns(headers: readonly string[], chosen: readonly (ColumnName | null)[]): Recognition {
  const recognised: RecognisedColumn[] = [];
  const ignored: string[] = [];
  ownColumns(headers).forEach(({ header, at }, place) => {
    const column = chosen[place];
    if (column) recognised.push({ column, at, header, unit: unitOf(header) });
    else if (key(header) !== '') ignored.push(header);
  });
  return { recognised, ignored };
}

/** Position of the column with the candidates' own IDs, from 0; -1 if there is none. */
export const applicantIdColumn = (headers: readonly string[]): number =>
  headers.findIndex((header) => idKeys.has(key(header)));

/** "Current CTC (in lakhs)", "Phone - 10 digits", "Email*" match without the text after the name. */
function columnOf(given: string): ColumnName | undefined {
  const header = given.slice(0, LONGEST_NAME);
  const short = header.replace(/[([{].*$/s, '').replace(/[\n\r:].*$/s, '');
  const withoutUnit = short.replace(
    /\s[-–]?\s*(in\s+)?(lakhs?|lacs?|lpa|inr|rs\.?|rupees|months?|years?|yrs|days)\.?\s*$/i,
    '',
  );
  for (const text of [header, short, withoutUnit, header.replace(/\n/g, ' ')]) {
    const column = columnByKey.get(key(text));
    if (column) return column;
  }
  return undefined;
}

function unitOf(header: string): Unit {
  if (/month|mths/i.test(header)) return 'months';
  if (/lakh|lac\b|lacs|lpa/i.test(header)) return 'lakhs';
  if (/\binr\b|rupee|\brs\b|₹/i.test(header)) return 'rupees';
  return 'none';
}

/**
 * How to find the header row: `people`, it names columns of new candidates; `known`, of existing candidates; `guess`,
 * as `people`, otherwise the most likely row; or the required shape (see headerShape).
 */
export type HeaderSearch = 'people' | 'known' | 'guess' | (string & {});

/**
 * Identifies files with the same columns in the same order: a hash of the header's texts, 64 hex digits. The report of
 * a file has the same shape as the file.
 */
export function headerShape(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(ownColumns(headers).map(({ header }) => header)))
    .digest('hex');
}

/** Whether a row is the header to find. */
export function isHeader(row: SheetRow, search: HeaderSearch): boolean {
  const texts = row.cells.map(cellText);
  if (search === 'people' || search === 'guess') return namesPeople(texts);
  return search === 'known' ? namesKnown(texts) : headerShape(texts) === search;
}

/** At least a name or an email, and another column unless there is only one. */
function namesPeople(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const known = new Set(columns.map(({ column }) => column));
  const identifies = ['name', 'firstName', 'lastName', 'email'].some((column) => known.has(column as never));
  return identifies && (columns.length >= 2 || texts.filter((text) => text !== '').length === 1);
}

/** At least one column to identify a candidate by, and one to fill in. */
function namesKnown(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const hasId = applicantIdColumn(texts) >= 0;
  const contacts = columns.filter(({ column }) => column === 'email' || column === 'phone');
  return (hasId || contacts.length > 0) && columns.length + (hasId ? 1 : 0) >= 2;
}

/** The first of a sheet's rows with the most texts; null if no row has two. */
export function likeliestHeader(rows: readonly SheetRow[]): SheetRow | null {
  const texts = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length;
  const [likeliest] = rows.toSorted((a, b) => texts(b) - texts(a));
  return likeliest && texts(likeliest) >= 2 ? likeliest : null;
}
