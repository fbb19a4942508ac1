import { cellText, type SheetRow } from '#indexer/files/spreadsheet/cell.ts';
import { isBlank } from '#indexer/files/spreadsheet/cells/blank.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { readCells, readRow } from '#indexer/tasks/import-candidates/read-row.ts';
import { shownFields } from './shown-fields.ts';

/** Of a cell's text. */
export const SHOWN_CHARACTERS = 200;

export interface PreviewedRow {
  rowNumber: number;
  cells: { raw: string; read: string | null; problem: string | null }[];
  /** What is wrong with the row as a whole. */
  problem: string | null;
}

/** A row's cells as the file has them and as they will be read, for each of these places. */
export function previewRow(
  { number, cells }: SheetRow,
  places: readonly number[],
  recognised: readonly RecognisedColumn[],
  today: Date,
): PreviewedRow {
  const columnAt = new Map(recognised.map((column) => [column.at, column]));
  const { problems } = readRow(recognised, cells, today);
  return {
    rowNumber: number,
    problem: problems?.find(({ column }) => column === '')?.reason ?? null,
    cells: places.map((at) => {
      const raw = cellText(cells[at]).slice(0, SHOWN_CHARACTERS);
      const column = columnAt.get(at);
      if (!column || isBlank(cells[at])) return { raw, read: null, problem: null };
      const one = readCells([column], cells, today);
      const problem = one.problems[0]?.reason ?? null;
      return { raw, read: problem ? null : shownFields(one.fields).slice(0, SHOWN_CHARACTERS), problem };
    }),
  };
}
