import { createHash } from 'node:crypto';
import type { ImportReading } from '#domain/import-reading.ts';
import type { SheetRow } from './cells/cell.ts';
import type { ColumnFacts } from './column-facts.ts';
import { readingOf } from './column-reading.ts';
import { applicantIdSpellings, type ColumnName, columnSpellings, reportColumns } from './columns.ts';
import { contentFit, contentOf } from './content-of-columns.ts';
import { columnOfWords, headerWords, isOfCandidateNow } from './header-words.ts';

/** A recognised column: its position (from 0), its header as written, and how its cells are read. */
export interface RecognisedColumn {
  column: ColumnName;
  at: number;
  header: string;
  reading: ImportReading;
  by: 'header' | 'cells' | 'choice';
  /** Texts to be read in place of a cell's own, by `cellForm` of the cell; empty to leave the cell out. */
  corrections?: ReadonlyMap<string, string>;
}

export interface Recognition {
  recognised: RecognisedColumn[];
  /** Unknown headers, and those with the same meaning as another column. */
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

interface Candidate {
  column: ColumnName;
  at: number;
  header: string;
  score: number;
}

/** A column whose name is written in full counts more than one described by its words. */
const BY_NAME = 3;
const BY_WORDS = 2;
/** Weight of a column whose cells contain something else. */
const MISFIT = 0.2;

/**
 * The columns that a header row names, or that are clear from their cells. Of two with the same meaning the one whose
 * name and cells agree more counts, then the first.
 */
export function recognisedColumns(headers: readonly string[], facts: readonly ColumnFacts[] = []): Recognition {
  const candidates = headers.flatMap((header, at) => candidateOf(header, at, facts[at]));
  const taken = new Map<ColumnName, Candidate>();
  const monthsBeside = new Map<number, Candidate>();
  for (const one of candidates.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    const other = taken.get(one.column);
    if (!other) taken.set(one.column, one);
    else if (one.column === 'experience') {
      const months = monthsOf(one, other, facts);
      if (months) monthsBeside.set(months.at, months);
    }
  }
  for (const months of monthsBeside.values()) {
    const years = candidates.find(({ column, at }) => column === 'experience' && at !== months.at);
    if (!years || taken.has('experienceMonths')) continue;
    taken.set('experience', years);
    taken.set('experienceMonths', { ...months, column: 'experienceMonths' });
  }
  if (!taken.has('experience')) taken.delete('experienceMonths');
  const byHeader = [...taken.values()].map((one) => recognisedAs(one, 'header', facts));
  const used = new Set(byHeader.map(({ at }) => at));
  const byCells = contentOf(headers, facts, used, new Set(taken.keys())).map((one) =>
    recognisedAs({ ...one, header: headers[one.at] ?? '' }, 'cells', facts),
  );
  const recognised = [...byHeader, ...byCells].toSorted((a, b) => a.at - b.at);
  const known = new Set(recognised.map(({ at }) => at));
  const ignored = headers.filter((header, at) => key(header) !== '' && !reportKeys.has(key(header)) && !known.has(at));
  return { recognised, ignored };
}

const recognisedAs = (
  { column, at, header }: Pick<Candidate, 'column' | 'at' | 'header'>,
  by: RecognisedColumn['by'],
  facts: readonly ColumnFacts[],
): RecognisedColumn => ({ column, at, header, reading: readingOf(column, header, facts[at]), by });

function candidateOf(header: string, at: number, facts: ColumnFacts | undefined): Candidate[] {
  if (key(header) === '' || reportKeys.has(key(header))) return [];
  const [column, score] = columnOf(header);
  if (!column) return [];
  const fit = facts ? contentFit(column, facts) : 1;
  if (fit === 'no') return [];
  return [{ column, at, header, score: (score + preference(column, header)) * (fit === 'poor' ? MISFIT : 1) }];
}

/** Columns that another one, about a job applied for, may share its name with. */
const OF_CANDIDATE = new Set<ColumnName>(['currentTitle', 'currentEmployer', 'currentCtc', 'city']);

/** Of two columns of one meaning: the total experience before the relevant one, the current title before the job's. */
function preference(column: ColumnName, header: string): number {
  if (OF_CANDIDATE.has(column)) return isOfCandidateNow(header) ? 1.5 : 0;
  if (column !== 'experience') return 0;
  const words = headerWords(header);
  if (words.includes('total') || words.includes('overall')) return 0.5;
  return words.includes('relevant') ? -0.5 : 0;
}

/** Of two columns of experience the one with the months that the other lacks; null if neither is. */
function monthsOf(one: Candidate, other: Candidate, facts: readonly ColumnFacts[]): Candidate | null {
  const counts = ({ header }: Candidate) => headerWords(header).some((word) => /^(months?|mths?|mos)$/.test(word));
  const months = [one, other].filter(counts);
  const [found] = months;
  if (!found || months.length > 1) return null;
  return (facts[found.at]?.largest ?? 0) > 11 ? null : found;
}

/** A header row's columns without those added by a report, and their positions (from 0). */
export function ownColumns(headers: readonly string[]): { header: string; at: number }[] {
  return headers.map((header, at) => ({ header, at })).filter(({ header }) => !reportKeys.has(key(header)));
}

/** A user's choice for a sheet, by the position of its own columns. */
export interface ColumnChoice {
  /** Null or missing skips the column. */
  columns: readonly (ColumnName | null)[];
  readings?: readonly (ImportReading | null)[] | undefined;
  corrections?: readonly { at: number; text: string; as: string }[] | undefined;
}

/** The columns as chosen by the user. */
export function chosenColumns(
  headers: readonly string[],
  { columns, readings = [], corrections = [] }: ColumnChoice,
  facts: readonly ColumnFacts[] = [],
): Recognition {
  const recognised: RecognisedColumn[] = [];
  const ignored: string[] = [];
  ownColumns(headers).forEach(({ header, at }, place) => {
    const column = columns[place];
    const own = corrections.filter((one) => one.at === place);
    if (column) {
      recognised.push({
        ...recognisedAs({ column, at, header }, 'choice', facts),
        ...(readings[place] && { reading: readings[place] }),
        ...(own.length > 0 && { corrections: new Map(own.map(({ text, as }) => [cellForm(text), as])) }),
      });
    } else if (key(header) !== '') ignored.push(header);
  });
  return { recognised, ignored };
}

/** Cells of the same form are corrected together: case and blanks don't matter. */
export const cellForm = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Position of the column with the candidates' own IDs, from 0; -1 if there is none. */
export const applicantIdColumn = (headers: readonly string[]): number =>
  headers.findIndex((header) => idKeys.has(key(header)));

/** "Current CTC (in lakhs)", "Phone - 10 digits", "Email*" match without the text after the name. */
function columnOf(given: string): [ColumnName | undefined, number] {
  const header = given.slice(0, LONGEST_NAME);
  const byWords = columnOfWords(header) ?? undefined;
  const exact = columnByKey.get(key(header));
  if (exact) return [exact, BY_NAME];
  if (header.includes(GROUP_JOINT)) return [byWords, BY_WORDS];
  const short = header.replace(/[([{].*$/s, '').replace(/[\n\r:].*$/s, '');
  const withoutUnit = short.replace(
    /\s[-–]?\s*(in\s+)?(lakhs?|lacs?|lpa|inr|rs\.?|rupees|months?|years?|yrs|days)\.?\s*$/i,
    '',
  );
  for (const text of [short, withoutUnit]) {
    const column = columnByKey.get(key(text));
    // "Salary (Expected)" is more than a salary
    if (column) return byWords && byWords !== column ? [byWords, BY_WORDS] : [column, BY_NAME];
  }
  return [byWords, BY_WORDS];
}

/** Joins the two rows of a header: "Salary – Present". */
export const GROUP_JOINT = ' – ';

/** Whether a header is a column's own name, without any other words. */
export const isColumnName = (header: string): boolean => columnByKey.has(key(header));

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

/** Whether these texts are the header to find. */
export function isHeader(texts: readonly string[], search: HeaderSearch): boolean {
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
