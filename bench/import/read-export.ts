import { Types } from 'mongoose';
import { readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import { recognisedColumns } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import { readRow } from '#indexer/tasks/import-rows/read-row.ts';
import { toRecord } from '#indexer/tasks/import-rows/to-record.ts';

/** A row as an import would store it; null if it is refused. */
export interface ImportedRow {
  number: number;
  record: ReturnType<typeof toRecord> | null;
}

const NOW = new Date('2026-06-01T00:00:00Z');

/** Reads a spreadsheet as an import without a preview does, except for duplicates. */
export async function readExport(file: string, rowsFile: string): Promise<ImportedRow[]> {
  const sheet = await readSpreadsheet(file, rowsFile);
  const { recognised } = recognisedColumns(sheet.header, sheet.facts);
  const rows: ImportedRow[] = [];
  const task = new Types.ObjectId();
  const newId = () => new Types.ObjectId();
  for await (const batch of rowBatches(rowsFile, 500)) {
    for (const { number, cells } of batch.rows) {
      const { fields } = readRow(recognised, cells, NOW);
      const origin = { _id: newId(), applicantID: '', task, importedByName: '', now: NOW, newId };
      rows.push({ number, record: fields && toRecord(fields, origin) });
    }
  }
  return rows;
}
