import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { MACROS_IN_SHEET, UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { hasMacros } from '#mongo/files/macros.ts';
import { type Cell, cellText, type SheetRow } from './cells/cell.ts';
import { type ColumnFacts, countFacts } from './column-facts.ts';
import { KIND_BYTES, spreadsheetKind } from './file-kind.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import {
  HEADER_SEARCH_ROWS,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_ROWS,
  MAX_ROWS_TEXT_BYTES,
  MAX_SHEETS,
} from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXls } from './read-xls.ts';
import { checkArchive, readXlsx } from './read-xlsx.ts';
import { type HeaderSearch, likeliestHeader, recognisedColumns } from './recognise-columns.ts';

/** The process's final output: a summary of the rows file, or why there is none. */
export type Extraction =
  | { header: string[]; headerRow: number; sheet: number; rows: number; facts: ColumnFacts[] }
  | { refused: string };

const noHeader = (names: string): string =>
  `No header row was found: one of the first ${HEADER_SEARCH_ROWS} rows of a sheet must contain the columns’ names, such as ${names}.`;
const OTHER_HEADER =
  'The file’s header row differs from the one that its columns were chosen for. Please choose them again.';
/** Rows per write: one call per row would cost more than the reading. */
const WRITE_CHARACTERS = 1 << 20;

// Runs as a separate process: one that takes too long or too much memory is killed without affecting others.
const [, , input, output, header] = process.argv;
if (!input || !output || !header) throw new Error('usage: extract-rows <spreadsheet> <rows file> <header search>');
process.stdout.write(JSON.stringify(await extract(input, output, header)));

/** Writes the data rows of the first sheet with a header row, a JSON array `[row number, cells]` per line. */
async function extract(inputFile: string, rowsFile: string, search: HeaderSearch): Promise<Extraction> {
  const file = openSync(rowsFile, 'w');
  try {
    return await extractTo(readFileSync(inputFile), file, search);
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  } finally {
    closeSync(file);
  }
}

async function extractTo(bytes: Buffer, file: number, search: HeaderSearch): Promise<Extraction> {
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableFile('The file is larger than 20 MB. Please split it.');
  for await (const [sheet, rows] of sheetsOf(bytes)) {
    const found = await extractSheet(rows, file, (first) => findHeader(first, search));
    if (found) return { ...found, sheet: sheet + 1 };
  }
  if (search === 'guess' || search === 'people') {
    const guessed = await extractGuessed(bytes, file);
    if (search === 'guess' || namesPeopleByCells(guessed)) return guessed;
    throw new UnreadableFile(noHeader('Name, Email and Phone'));
  }
  throw new UnreadableFile(search === 'known' ? noHeader('Applicant ID, Email and Phone') : OTHER_HEADER);
}

/** Whether the cells below a header that names nothing are those of people. */
function namesPeopleByCells({ header, facts }: Exclude<Extraction, { refused: string }>): boolean {
  // a header of values is the first person of a sheet without one
  if (header.some((text) => text.includes('@'))) return false;
  return recognisedColumns(header, facts).recognised.some(({ column }) => column === 'email' || column === 'name');
}

/** No row is a header by its names: uses the first sheet whose rows resemble one. */
async function extractGuessed(bytes: Buffer, file: number): Promise<Exclude<Extraction, { refused: string }>> {
  const likeliest: (SheetRow | null)[] = [];
  for await (const [, rows] of sheetsOf(bytes)) likeliest.push(likeliestHeader(await firstRows(rows)));
  const chosen = likeliest.findIndex((row) => row !== null);
  for await (const [sheet, rows] of sheetsOf(bytes)) {
    if (sheet !== chosen) continue;
    const found = await extractSheet(rows, file, (first) => {
      const index = first.findIndex(({ number }) => number === likeliest[chosen]?.number);
      return index < 0 ? null : { texts: first[index]!.cells.map(cellText), index };
    });
    if (found) return { ...found, sheet: sheet + 1 };
  }
  throw new UnreadableFile(noHeader('Name, Email and Phone'));
}

async function firstRows(rows: SheetRows): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const row of rows) {
    if (withoutEmptyEnd(row.cells).length > 0) first.push(row);
    if (first.length === HEADER_SEARCH_ROWS) break;
  }
  return first;
}

type SheetRows = AsyncIterable<SheetRow> | Iterable<SheetRow>;

async function* sheetsOf(bytes: Buffer): AsyncGenerator<[number, SheetRows]> {
  const kind = spreadsheetKind(bytes.subarray(0, KIND_BYTES));
  if (kind === 'zip') checkArchive(bytes);
  if (hasMacros(bytes)) throw new UnreadableFile(MACROS_IN_SHEET);
  if (kind === 'ole') {
    yield* readXls(bytes).slice(0, MAX_SHEETS).entries();
    return;
  }
  if (kind === 'text') {
    yield [0, readCsv(bytes)];
    return;
  }
  for (let sheet = 0; sheet < MAX_SHEETS; sheet++) yield [sheet, readXlsx(bytes, sheet)];
}

async function extractSheet(rows: SheetRows, file: number, headerOf: (first: SheetRow[]) => FoundHeader | null) {
  const { facts, add } = countFacts();
  let count = 0;
  let text = '';
  let bytes = 0;
  const flush = () => {
    bytes += writeSync(file, text);
    text = '';
    if (bytes > MAX_ROWS_TEXT_BYTES)
      throw new UnreadableFile('The sheet contains more text than can be read. Please split it.');
  };
  const writeRow = ({ number, cells }: SheetRow) => {
    checkWidth(cells.length);
    if (++count > MAX_ROWS) {
      throw new UnreadableFile(`The sheet has more than ${MAX_ROWS.toLocaleString('en-IN')} rows. Please split it.`);
    }
    add(cells);
    text += `${JSON.stringify([number, cells])}\n`;
    if (text.length > WRITE_CHARACTERS) flush();
  };
  const first: SheetRow[] = [];
  let header: FoundHeader | null = null;
  const start = () => {
    header = headerOf(first);
    if (!header) return false;
    checkWidth(header.texts.length);
    for (const row of first.slice(header.index + 1)) writeRow(row);
    return true;
  };
  for await (const row of rows) {
    const cells = withoutEmptyEnd(row.cells);
    if (cells.length === 0) continue;
    if (header) writeRow({ number: row.number, cells });
    // one more than is searched: a header may have a second row
    else if (first.push({ number: row.number, cells }) > HEADER_SEARCH_ROWS && !start()) return null;
  }
  if (!header && !start()) return null;
  if (text) flush();
  const { texts, index } = header as unknown as FoundHeader;
  return { header: texts, headerRow: first[index]!.number, rows: count, facts };
}

function checkWidth(columns: number): void {
  if (columns <= MAX_COLUMNS) return;
  throw new UnreadableFile(
    `The sheet has ${columns.toLocaleString('en-IN')} columns; at most ${MAX_COLUMNS} can be read.`,
  );
}

function withoutEmptyEnd(cells: Cell[]): Cell[] {
  let end = cells.length;
  while (end > 0 && cellText(cells[end - 1]) === '') end--;
  return end === cells.length ? cells : cells.slice(0, end);
}
