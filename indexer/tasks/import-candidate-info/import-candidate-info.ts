import { Types } from 'mongoose';
import { z } from 'zod';
import { readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import { applicantIdColumn, recognisedColumns } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import {
  endingWithFile,
  onCurrentFile,
  openWorkFolder,
  refuseReplaced,
} from '#indexer/tasks/import-rows/import-file.ts';
import { keepPace } from '#indexer/tasks/import-rows/keep-pace.ts';
import { saveReportPart } from '#indexer/tasks/import-rows/report-rows.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { fillInBatch, type InfoColumns } from './fill-in-batch.ts';

/** The checkpoint from which an import of candidate info resumes. */
const infoCheckpoint = z.object({
  /** Processed data rows. */
  rows: z.int(),
  /** Rows that changed their candidate. */
  saved: z.int(),
  /** Rows without changes. */
  unchanged: z.int(),
  refused: z.int(),
  /** Rows filled in without some of their values. */
  incomplete: z.int().default(0),
  /** First rows of the report's parts: see mongo/models/import-report.ts. */
  reportParts: z.array(z.int()),
  total: z.int(),
  /** The time of the last started batch: rows already written have it, and count as saved when repeated. */
  batchAt: z.coerce.date().nullable(),
  finished: z.boolean(),
});
type InfoCheckpoint = z.infer<typeof infoCheckpoint>;

const infoAtStart: InfoCheckpoint = {
  rows: 0,
  saved: 0,
  unchanged: 0,
  refused: 0,
  incomplete: 0,
  reportParts: [],
  total: 0,
  batchAt: null,
  finished: false,
};

const infoInput = z.object({ file: z.string(), fileName: z.string(), importedByName: z.string() });

/** Candidates are read completely and written one by one, so a batch is small enough for progress to move. */
const BATCH_ROWS = 100;

/**
 * Fills a spreadsheet's rows into existing candidates, a batch at a time. Repeats a batch interrupted by a crash: rows
 * already filled in are unchanged. Removes the file when the import ends.
 */
export const run: RunTask = (context, task) => onCurrentFile(context, task, (current) => runOn(context, current));

function runOn(context: TaskContext, task: TaskRecord) {
  const { file: id } = infoInput.parse(task.input);
  const file = new Types.ObjectId(id);
  const checkpoint = task.checkpoint ? infoCheckpoint.parse(task.checkpoint) : infoAtStart;
  return endingWithFile(context, file, async () => {
    const end = checkpoint.finished ? checkpoint : await importFile(context, task, file, checkpoint);
    const { rows, saved, unchanged, refused, incomplete, reportParts } = end;
    return { rows, saved, unchanged, refused, incomplete, reportParts };
  });
}

async function importFile(context: TaskContext, task: TaskRecord, file: Types.ObjectId, from: InfoCheckpoint) {
  const folder = await openWorkFolder(context.mongo, task._id, file);
  try {
    const { header, rows, facts } = await readSpreadsheet(folder.spreadsheet, folder.rows, context.signal, 'known');
    const idAt = applicantIdColumn(header);
    const found = recognisedColumns(header, facts);
    const recognised = found.recognised.filter(({ at }) => at !== idAt);
    const names = [...(idAt < 0 ? [] : [header[idAt]]), ...recognised.map((column) => column.header)];
    if (from.rows === 0) await context.logLine(`Columns recognised: ${names.join(', ')}.`);
    const columns = { recognised, idAt, idHeader: header[idAt] ?? '' };
    return await importRows(context, task, { rowsFile: folder.rows, header, columns }, { ...from, total: rows });
  } finally {
    await folder.remove();
  }
}

interface Sheet {
  rowsFile: string;
  header: string[];
  columns: InfoColumns;
}

async function importRows(context: TaskContext, task: TaskRecord, sheet: Sheet, from: InfoCheckpoint) {
  const { importedByName, file } = infoInput.parse(task.input);
  const pace = await keepPace(context);
  let done = from;
  for await (const batch of rowBatches(sheet.rowsFile, BATCH_ROWS, from.rows)) {
    context.signal.throwIfAborted();
    await refuseReplaced(context, file);
    const at = done.batchAt ?? context.now();
    await report(context, { ...done, batchAt: at });
    const { saved, unchanged, reported } = await fillInBatch(context, batch, sheet.columns, {
      importedByName,
      task: task._id,
      at,
    });
    const firstRow = batch.start + 1;
    const incomplete = reported.filter(({ outcome }) => outcome === 'incomplete').length;
    if (reported.length > 0) {
      await saveReportPart(context.mongo, { task: task._id, firstRow, header: sheet.header, rows: reported });
    }
    done = {
      ...done,
      rows: batch.start + batch.rows.length,
      saved: done.saved + saved,
      unchanged: done.unchanged + unchanged,
      refused: done.refused + reported.length - incomplete,
      incomplete: done.incomplete + incomplete,
      reportParts: reported.length > 0 ? [...done.reportParts, firstRow] : done.reportParts,
      batchAt: null,
    };
    await pace.afterBatch();
  }
  const end = { ...done, finished: true };
  await report(context, end);
  return end;
}

async function report(context: TaskContext, at: InfoCheckpoint): Promise<void> {
  const { rows: processed, total, saved, refused, unchanged, incomplete } = at;
  const counts = { refused, unchanged, incomplete, duplicates: 0 };
  await context.report({ processed, total, saved, counts }, { ...at });
}
