import { streamXlsxRows } from 'hucre/xlsx';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { Cell, SheetRow } from './cell.ts';
import { toDay } from './day.ts';
import { MAX_CELL_CHARACTERS } from './limits.ts';

/** Half a minute: Excel's times are fractions of a day and miss midnight by less. */
const ROUNDING_MS = 30_000;

/**
 * The rows of one sheet (from 0), one after the other; none where there is no such sheet. Needs 105 MB for
 * 50,000 rows of 30 columns where the other reader needs 504. Throws UnreadableFile for a damaged workbook.
 */
export async function* readXlsx(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  try {
    for await (const row of streamXlsxRows(bytes, { sheet })) {
      yield { number: row.index + 1, cells: row.values.map(toCell) };
    }
  } catch (cause) {
    // a chart has a sheet of its own, without rows
    if (cause instanceof Error && cause.message.includes('missing worksheet file for sheet')) return;
    throw new UnreadableFile('The file is damaged. Please save it anew in Excel and send that.', cause);
  }
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value.slice(0, MAX_CELL_CHARACTERS);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!(value instanceof Date)) return String(value).slice(0, MAX_CELL_CHARACTERS);
  if (Number.isNaN(value.getTime())) return '#NUM!';
  const at = new Date(value.getTime() + ROUNDING_MS);
  const day = toDay(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  // a count of days outside our calendar is no date but a number that was given a date's format
  return day ? { day } : '#NUM!';
}
