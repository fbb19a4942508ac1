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
