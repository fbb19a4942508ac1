/** A cell's value from the reader. A date is its day, `{day: 'yyyy-mm-dd'}`; a formula is its last result. */
export type Cell = null | string | number | boolean | { day: string };

/** A data row. `number` is the sheet's own count, from 1, including header and empty rows. */
export interface SheetRow {
  number: number;
  /** From column A on; shorter than the header if the last cells are empty. */
  cells: Cell[];
}

/** A cell as displayed text. Numbers are written in full, never in scientific notation. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.replace(/[\u00a0\u2007\u202f]/g, ' ').trim();
  if (typeof cell === 'number') return plainNumber(cell);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return cell.day;
}

const inFull = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 15 });

/** Fifteen significant digits, as in Excel: 0.1 + 0.2 from a formula reads 0.3. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? inFull.format(rounded) : text;
}

const BLANKS = new Set([
  '',
  '-',
  '--',
  '---',
  '.',
  'na',
  'n/a',
  'n.a.',
  'n.a',
  'nil',
  'null',
  'none',
  'not available',
  'not applicable',
  'not mentioned',
  'not specified',
]);

/** Whether a cell is blank: empty, or a common placeholder for it. */
export function isBlank(cell: Cell | undefined): boolean {
  return BLANKS.has(cellText(cell).toLowerCase());
}

/** Excel's own error, shown if a formula failed. */
export function isExcelError(cell: Cell | undefined): boolean {
  return (
    typeof cell === 'string' &&
    /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/.test(cell.trim())
  );
}

/** A cell that can't be parsed. The message is for the person who corrects the spreadsheet. */
export class CellProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellProblem';
  }
}

/** A cell's text, shortened for use in a message. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}

/** No date, amount, number, period or choice is longer. */
const LONGEST_CHARACTERS = 120;

/**
 * A cell's text in one line with collapsed blanks. Protects pattern matching from cells with 32,000 blanks, which could
 * take hours. Throws CellProblem if it is too long for its kind.
 */
export function shortText(cell: Cell, longest = LONGEST_CHARACTERS): string {
  const text = cellText(cell).replace(/\s+/g, ' ');
  if (text.length > longest) throw new CellProblem(`${shown(text)} is longer than ${longest} characters`);
  return text;
}
