import { streamXlsxRows } from 'hucre/xlsx';
import { archiveDirectory } from '#indexer/files/archive/read-archive.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { Cell, SheetRow } from './cells/cell.ts';
import { toDay } from './cells/read-date.ts';
import { MAX_ARCHIVE_ENTRIES, MAX_CELL_CHARACTERS, MAX_UNPACKED_BYTES } from './limits.ts';

/** Half a minute: Excel's times are fractions of a day with a smaller error at midnight. */
const ROUNDING_MS = 30_000;

/**
 * The rows of one sheet (from 0) in order; none if the sheet doesn't exist. Needs 105 MB for 50,000 rows of 30 columns;
 * the other reader needs 504. Throws UnreadableFile for a damaged workbook.
 */
export async function* readXlsx(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  try {
    for await (const row of streamXlsxRows(bytes, { sheet })) {
      yield { number: row.index + 1, cells: row.values.map(toCell) };
    }
  } catch (cause) {
    // a chart has its own sheet, without rows
    if (cause instanceof Error && cause.message.includes('missing worksheet file for sheet')) return;
    throw new UnreadableFile('The file is damaged. Please save it again in Excel and send that.', cause);
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
  // a day count outside our calendar is a number with a date format, not a date
  return day ? { day } : '#NUM!';
}

const MB = 1024 * 1024;
/** XML shrinks to a tenth or a twentieth, a sheet of equal rows to a hundredth; a bomb to a thousandth. */
const MAX_RATIO = 300;
/** Below this a high ratio is harmless. */
const RATIO_COUNTS_FROM_BYTES = 50 * MB;

/**
 * Checks a zip archive's directory before anything is unpacked. Throws UnreadableFile if it is not an .xlsx workbook,
 * is encrypted, or is larger than a spreadsheet of the allowed size can be.
 */
export function checkArchive(bytes: Buffer): void {
  const entries = archiveDirectory(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || ![...names].some((name) => /^xl\/.*workbook.*\.xml$/i.test(name))) {
    throw new UnreadableFile(`The file is not an .xlsx spreadsheet: ${describeContents(names)}`);
  }
  if (entries.some(({ encrypted }) => encrypted)) {
    throw new UnreadableFile('The file is encrypted. Please remove its password in Excel and send it again.');
  }
  if (entries.length > MAX_ARCHIVE_ENTRIES) {
    throw new UnreadableFile(
      `The file contains ${entries.length} parts; a spreadsheet has at most ${MAX_ARCHIVE_ENTRIES}.`,
    );
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  const ratio = unpacked / bytes.length;
  if (unpacked > MAX_UNPACKED_BYTES || (unpacked > RATIO_COUNTS_FROM_BYTES && ratio > MAX_RATIO)) {
    const size = `${Math.round(unpacked / MB).toLocaleString('en-IN')} MB`;
    throw new UnreadableFile(
      `The file would unpack to ${size}, more than any spreadsheet of the allowed size. Please split it.`,
    );
  }
}

function describeContents(names: ReadonlySet<string>): string {
  const has = (start: string) => [...names].some((name) => name.startsWith(start));
  if (names.has('xl/workbook.bin')) return 'it is a binary workbook (.xlsb). Please save it as .xlsx.';
  if (has('word/')) return 'it is a Word document.';
  if (has('ppt/')) return 'it is a presentation.';
  if (names.has('content.xml')) return 'it is an OpenDocument file. Please save it as .xlsx.';
  return 'it is a zip archive. Please unpack it and send the spreadsheet in it.';
}
