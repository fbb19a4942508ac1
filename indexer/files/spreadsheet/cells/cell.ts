/** A cell's value as it leaves the reader. A date is its day, `{day: 'yyyy-mm-dd'}`; a formula is its last result. */
export type Cell = null | string | number | boolean | { day: string };

/** A data row. `number` is the sheet's own count, from 1, header and empty rows included. */
export interface SheetRow {
  number: number;
  /** From column A on; shorter than the header where the last cells are empty. */
  cells: Cell[];
}

/** A cell as a person reads it. Numbers are written out in full, never in scientific notation. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.replace(/[\u00a0\u2007\u202f]/g, ' ').trim();
  if (typeof cell === 'number') return plainNumber(cell);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return cell.day;
}

const inFull = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 15 });

/** Fifteen significant digits, as Excel keeps them: 0.1 + 0.2 from a formula reads 0.3. */
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

/** Whether a cell says nothing: empty, or one of the ways of writing so. */
export function isBlank(cell: Cell | undefined): boolean {
  return BLANKS.has(cellText(cell).toLowerCase());
}

/** Excel's own error, shown where a formula failed. */
export function isExcelError(cell: Cell | undefined): boolean {
  return (
    typeof cell === 'string' &&
    /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/.test(cell.trim())
  );
}

/** A cell that can't be understood. The message is for the person who mends the spreadsheet. */
export class CellProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellProblem';
  }
}

/** A cell's text, short enough to stand in a message. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}

/** No date, amount, number, period or choice is written at such length. */
const LONGEST_CHARACTERS = 120;

/**
 * A cell's text in one line, its blanks folded. What reads it by patterns is safe from a cell of 32,000 blanks, at which
 * some would try for hours. Throws CellProblem where it is too long to be of its kind.
 */
export function shortText(cell: Cell, longest = LONGEST_CHARACTERS): string {
  const text = cellText(cell).replace(/\s+/g, ' ');
  if (text.length > longest) throw new CellProblem(`${shown(text)} is longer than ${longest} characters`);
  return text;
}
