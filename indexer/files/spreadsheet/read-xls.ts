import { CFB, read, SSF, type WorkBook, type WorkSheet } from 'xlsx';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { Cell, SheetRow } from './cells/cell.ts';
import { serialToDay } from './cells/read-date.ts';
import { MAX_CELL_CHARACTERS, MAX_ROWS } from './limits.ts';

const ENCRYPTED = 'The file is encrypted. Please remove its password in Excel and send it again.';
const DAMAGED = 'The file is damaged. Please save it again in Excel and send that.';
/** One more than allowed, to detect too many, plus a header and some titles. */
const ROWS_READ = MAX_ROWS + 100;

/** The sheets of an .xls workbook, each a list of rows. Throws UnreadableFile if it is none, encrypted or damaged. */
export function readXls(bytes: Buffer): SheetRow[][] {
  checkContainer(bytes);
  const workbook = open(bytes);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.map((name) => rowsOf(workbook.Sheets[name], from1904));
}

function checkContainer(bytes: Buffer): void {
  let container: ReturnType<typeof CFB.read>;
  try {
    container = CFB.read(bytes, { type: 'buffer' });
  } catch (cause) {
    throw new UnreadableFile(DAMAGED, cause);
  }
  const has = (name: string) => CFB.find(container, name) !== null;
  if (has('EncryptedPackage')) throw new UnreadableFile(ENCRYPTED);
  if (has('Workbook') || has('Book')) return;
  const what = has('WordDocument') ? 'it is a Word document.' : 'its content is of another type.';
  throw new UnreadableFile(`The file is not a spreadsheet (.xls or .xlsx): ${what}`);
}

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: ROWS_READ,
    });
  } catch (cause) {
    const encrypted = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new UnreadableFile(encrypted ? ENCRYPTED : DAMAGED, cause);
  }
}

/** By the format's own error numbers. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

interface XlsCell {
  t: string;
  v?: unknown;
  z?: string | number;
}

function rowsOf(sheet: WorkSheet | undefined, from1904: boolean): SheetRow[] {
  const rows = (sheet?.['!data'] ?? []) as (XlsCell | undefined)[][];
  const found: SheetRow[] = [];
  rows.forEach((row, at) => {
    // Array.from, because the list has holes for empty cells
    if (row) found.push({ number: at + 1, cells: Array.from(row, (cell) => toCell(cell, from1904)) });
  });
  return found;
}

function toCell(cell: XlsCell | undefined, from1904: boolean): Cell {
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null || cell.v === '') return null;
  if (cell.t === 'e') return ERRORS[Number(cell.v)] ?? '#VALUE!';
  if (typeof cell.v === 'boolean') return cell.v;
  if (typeof cell.v !== 'number') return String(cell.v).slice(0, MAX_CELL_CHARACTERS);
  const isDate = typeof cell.z === 'string' && SSF.is_date(cell.z);
  if (!isDate) return cell.v;
  const day = serialToDay(cell.v, from1904);
  return day ? { day } : '#NUM!';
}
