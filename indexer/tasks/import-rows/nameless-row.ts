import { type Cell, cellText, isBlank } from '#indexer/files/spreadsheet/cells/cell.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';

const TOTAL =
  /^(grand |sub ?-?)?totals?\b|^(count|sum|average|avg|records|rows|candidates|applicants)\s*[:=-]?\s*\d|^\d[\d,]*\s+(candidates?|records?|rows?|applicants?|profiles?|people|entries|resumes?)\b/i;
const REMARK =
  /^(\*|note\b|notes\b|n\.b\.|disclaimer|confidential\b|generated\b|exported\b|downloaded\b|printed\b|report\b|page \d|end of\b|powered by|source:|©|copyright)/i;
const LONGEST_NAME_CHARACTERS = 60;
/** In a sheet of fewer columns, a row of one cell may be all that is known of a person. */
const FEW_COLUMNS = 3;

/** Why a row is not a person's: a total, a repeated header, a remark below the table. Null if it may be one. */
export function namelessReason(columns: readonly RecognisedColumn[], cells: readonly Cell[]): string | null {
  // first, since nearly every row has a contact
  if (hasContact(columns, cells)) return null;
  if (repeatsHeader(columns, cells)) return 'The row repeats the header.';
  const texts = cells.map(cellText).filter((text) => text !== '');
  if (texts.some((text) => text.includes('@'))) return null;
  if (texts.some((text) => TOTAL.test(text))) return 'The row is a total, not a person.';
  const [only, ...more] = texts;
  const isRemark =
    only !== undefined && (REMARK.test(only) || only.length > LONGEST_NAME_CHARACTERS || /:$/.test(only));
  return isRemark && more.length === 0 && columns.length > FEW_COLUMNS ? 'The row is a remark, not a person.' : null;
}

const hasContact = (columns: readonly RecognisedColumn[], cells: readonly Cell[]): boolean =>
  columns.some(
    ({ column, at }) =>
      (column === 'email' && cellText(cells[at]).includes('@')) ||
      (column === 'phone' && cellText(cells[at]).replace(/\D/g, '').length >= 10),
  );

/** Exports of several pages repeat their header. */
function repeatsHeader(columns: readonly RecognisedColumn[], cells: readonly Cell[]): boolean {
  const filled = columns.filter(({ at }) => !isBlank(cells[at]));
  const same = filled.filter(({ at, header }) => cellText(cells[at]).toLowerCase() === header.toLowerCase());
  return same.length >= 2 && same.length * 2 > filled.length;
}
