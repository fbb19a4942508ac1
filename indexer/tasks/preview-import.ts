import { Types } from 'mongoose';
import { z } from 'zod';
import { headerShape } from '#indexer/files/spreadsheet/find-header.ts';
import { type ReadSheet, readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import { chosenColumns, ownColumns, recognisedColumns } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { columnMapping } from './import-candidates/column-mapping.ts';
import { endingWithFile } from './import-candidates/ending-with-file.ts';
import { onCurrentFile } from './import-candidates/on-current-file.ts';
import { openWorkFolder } from './import-candidates/work-folder.ts';
import { previewRow, SHOWN_CHARACTERS } from './preview-import/preview-row.ts';
import type { RunTask, TaskContext } from './task-context.ts';

const previewInput = z.object({ file: z.string(), mapping: columnMapping.optional() });

const FIRST_ROWS = 10;

/** Reads a spreadsheet as an import would and writes nothing of it: the result says what its columns and first rows are. */
export const run: RunTask = (context, task) => onCurrentFile(context, task, (current) => runOn(context, current));

function runOn(context: TaskContext, task: TaskRecord) {
  const { file: id, mapping } = previewInput.parse(task.input);
  const file = new Types.ObjectId(id);
  return endingWithFile(context, file, async () => {
    const folder = await openWorkFolder(context.mongo, task._id, file);
    try {
      const search = mapping?.shape ?? 'guess';
      const sheet = await readSpreadsheet(folder.spreadsheet, folder.rows, context.signal, search);
      return await describe(context, sheet, folder.rows, mapping);
    } finally {
      await folder.remove();
    }
  });
}

async function describe(
  context: TaskContext,
  { header, headerRow, sheet, rows }: ReadSheet,
  rowsFile: string,
  asked: z.infer<typeof columnMapping> | undefined,
) {
  const shape = headerShape(header);
  const remembered = asked ? null : await context.mongo.importMappings.findOne({ _id: shape }).lean();
  const chosen = asked ?? (remembered && columnMapping.parse({ shape, columns: remembered.columns }));
  const { recognised } = chosen ? chosenColumns(header, chosen.columns) : recognisedColumns(header);
  const columnAt = new Map(recognised.map((column) => [column.at, column]));
  const own = ownColumns(header);
  const places = own.map(({ at }) => at);
  const first = await firstBatch(rowsFile);
  return {
    sheet,
    headerRow,
    rows,
    shape,
    remembered: remembered !== null,
    columns: own.map((column) => ({
      header: column.header.slice(0, SHOWN_CHARACTERS),
      column: columnAt.get(column.at)?.column ?? null,
    })),
    firstRows: first.map((row) => previewRow(row, places, recognised, context.now())),
  };
}

async function firstBatch(rowsFile: string) {
  for await (const { rows } of rowBatches(rowsFile, FIRST_ROWS)) return rows;
  return [];
}
