import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Cell, cellText, type SheetRow } from './cells/cell.ts';

export interface RowBatch {
  /** Data rows before this batch. */
  start: number;
  rows: SheetRow[];
}

/** A report keeps a batch's rejected rows in one document, which must stay below MongoDB's 16 MB. */
const MAX_BATCH_CHARACTERS = 3_000_000;

/**
 * The rows file of readSpreadsheet in batches, read only as fast as they are consumed. The same file always yields the
 * same batches, so a batch can be repeated after a crash. Skips `from` data rows.
 */
export async function* rowBatches(rowsFile: string, maxRows: number, from = 0): AsyncGenerator<RowBatch> {
  let start = 0;
  let rows: SheetRow[] = [];
  let characters = 0;
  const lines = createInterface({ input: createReadStream(rowsFile), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (rows.length === maxRows || (rows.length > 0 && characters + line.length > MAX_BATCH_CHARACTERS)) {
      if (start >= from) yield { start, rows };
      start += rows.length;
      rows = [];
      characters = 0;
    }
    const [number, cells] = JSON.parse(line) as [number, Cell[]];
    rows.push({ number, cells });
    characters += line.length;
  }
  if (rows.length > 0 && start >= from) yield { start, rows };
}

/** Replaces the row of an erased person: the row stays, so that later rows keep their positions. */
export const ERASED_CELL = '[erased]';

export const ERASED_REASON = 'Erased on request.';

export const isErasedRow = (cells: readonly Cell[]): boolean => {
  const texts = cells.map(cellText).filter((text) => text !== '');
  return texts.length === 1 && texts[0] === ERASED_CELL;
};
