import { createHash } from 'node:crypto';
import { cellText, type SheetRow } from './cells/cell.ts';
import { applicantIdSpellings, type ColumnName, columnSpellings, reportColumns } from './columns.ts';

/** A recognised column: where it stands (from 0), its header as written, and what the header says of the unit. */
export interface RecognisedColumn {
  column: ColumnName;
  at: number;
  header: string;
  unit: Unit;
}

/** What a header says of its numbers: "Experience (Months)", "CTC in Lakhs", "Salary (INR)". */
export type Unit = 'months' | 'lakhs' | 'rupees' | 'none';

export interface Recognition {
  recognised: RecognisedColumn[];
  /** Headers that mean nothing to us, or the same as a column before them. */
  ignored: string[];
}

/** No name of a column is longer; at thousands of blanks the patterns below would try for minutes. */
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

/** Which columns a header row's texts name. Of two that name the same, the first counts. */
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

/** A header row's columns but for those that a report has put before them, and where they stand (from 0). */
export function ownColumns(headers: readonly string[]): { header: string; at: number }[] {
  return headers.map((header, at) => ({ header, at })).filter(({ header }) => !reportKeys.has(key(header)));
}

/** The columns as somebody has chosen them, each for the own column at its place; null, or none, leaves it out. */
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

/** Where the column with the candidates' own IDs stands, from 0; -1 where there is none. */
export const applicantIdColumn = (headers: readonly string[]): number =>
  headers.findIndex((header) => idKeys.has(key(header)));

/** "Current CTC (in lakhs)", "Phone - 10 digits", "Email*" are read without what stands after the name. */
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
 * Which row is the header: `people`, one that names columns of new candidates; `known`, of candidates already here;
 * `guess`, as `people`, else the row that looks most like one; or the shape (see headerShape) that it must have.
 */
export type HeaderSearch = 'people' | 'known' | 'guess' | (string & {});

/**
 * What files of the same columns in the same order have in common: a hash of the header's texts, 64 hex digits. The
 * report of a file has the file's own.
 */
export function headerShape(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(ownColumns(headers).map(({ header }) => header)))
    .digest('hex');
}

/** Whether a row is the header that is searched for. */
export function isHeader(row: SheetRow, search: HeaderSearch): boolean {
  const texts = row.cells.map(cellText);
  if (search === 'people' || search === 'guess') return namesPeople(texts);
  return search === 'known' ? namesKnown(texts) : headerShape(texts) === search;
}

/** At least a name or an email, and something beside it unless that is all there is. */
function namesPeople(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const known = new Set(columns.map(({ column }) => column));
  const identifies = ['name', 'firstName', 'lastName', 'email'].some((column) => known.has(column as never));
  return identifies && (columns.length >= 2 || texts.filter((text) => text !== '').length === 1);
}

/** At least one column to find a candidate by, and one to fill in. */
function namesKnown(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const hasId = applicantIdColumn(texts) >= 0;
  const contacts = columns.filter(({ column }) => column === 'email' || column === 'phone');
  return (hasId || contacts.length > 0) && columns.length + (hasId ? 1 : 0) >= 2;
}

/** Of a sheet's first rows the one with the most texts, the first of several; null where none has two. */
export function likeliestHeader(rows: readonly SheetRow[]): SheetRow | null {
  const texts = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length;
  const [likeliest] = rows.toSorted((a, b) => texts(b) - texts(a));
  return likeliest && texts(likeliest) >= 2 ? likeliest : null;
}
