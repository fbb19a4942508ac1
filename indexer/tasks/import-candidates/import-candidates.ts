import { Types } from 'mongoose';
import { z } from 'zod';
import { importReadings } from '#domain/import-reading.ts';
import { readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import {
  chosenColumns,
  type RecognisedColumn,
  type Recognition,
  recognisedColumns,
} from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import {
  columnMapping,
  columnName,
  endingWithFile,
  onCurrentFile,
  openWorkFolder,
  refuseReplaced,
  type WorkFolder,
} from '#indexer/tasks/import-rows/import-file.ts';
import { keepPace } from '#indexer/tasks/import-rows/keep-pace.ts';
import { saveReportPart } from '#indexer/tasks/import-rows/report-rows.ts';
import type { ReportedRow } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { type ClaimedBatch, claimBatch, type ImportOrigin, storeBatch } from './import-batch.ts';

/** The checkpoint from which an import resumes. */
const importCheckpoint = z.object({
  /** Processed data rows. */
  rows: z.int(),
  saved: z.int(),
  refused: z.int(),
  duplicates: z.int(),
  /** Rows imported without some of their values. */
  incomplete: z.int().default(0),
  /** How the columns are read: decided once, so that a replaced file changes nothing. */
  columns: z.array(z.object({ at: z.int(), column: columnName, reading: z.enum(importReadings) })).optional(),
  /** First rows of the report's parts: see mongo/models/import-report.ts. */
  reportParts: z.array(z.int()),
  total: z.int(),
  /** Every row is processed, and the file is removed. */
  finished: z.boolean(),
});
type ImportCheckpoint = z.infer<typeof importCheckpoint>;

const atStart: ImportCheckpoint = {
  rows: 0,
  saved: 0,
  refused: 0,
  duplicates: 0,
  incomplete: 0,
  reportParts: [],
  total: 0,
  finished: false,
};

const importInput = z.object({
  file: z.string(),
  fileName: z.string(),
  importedByName: z.string(),
  /** The columns chosen in the preview; otherwise they are recognised by name. */
  mapping: columnMapping.optional(),
});

/** Rows written together: above this the embedded server gets no faster, and progress still moves. */
const BATCH_ROWS = 500;

/**
 * Imports candidates from a spreadsheet, a batch of rows at a time, with a checkpoint after each batch. Repeats a batch
 * interrupted by a crash and finds what it left. Removes the file when the import ends.
 */
export const run: RunTask = (context, task) => onCurrentFile(context, task, (current) => runOn(context, current));

async function runOn(context: TaskContext, task: TaskRecord) {
  const input = importInput.parse(task.input);
  const file = new Types.ObjectId(input.file);
  const checkpoint = task.checkpoint ? importCheckpoint.parse(task.checkpoint) : atStart;
  return endingWithFile(context, file, async () => {
    const end = checkpoint.finished ? checkpoint : await importFile(context, task, file, checkpoint);
    const { rows, saved, refused, duplicates, incomplete, reportParts } = end;
    return { rows, saved, refused, duplicates, incomplete, reportParts };
  });
}

async function importFile(context: TaskContext, task: TaskRecord, file: Types.ObjectId, from: ImportCheckpoint) {
  const { mapping } = importInput.parse(task.input);
  const folder = await openWorkFolder(context.mongo, task._id, file);
  try {
    const sheet = await readSpreadsheet(folder.spreadsheet, folder.rows, context.signal, mapping?.shape);
    const found = mapping
      ? chosenColumns(sheet.header, mapping, sheet.facts)
      : recognisedColumns(sheet.header, sheet.facts);
    const { recognised, ignored } = asBefore(found, sheet.header, from);
    const columns = recognised.map(({ at, column, reading }) => ({ at, column, reading }));
    const begun = { ...from, total: sheet.rows, columns };
    if (from.rows === 0) await announce(context, sheet, { recognised, ignored });
    else await context.logLine(`Continuing after row ${from.rows.toLocaleString('en-IN')}.`);
    await report(context, begun);
    return await importRows(context, task, folder, { header: sheet.header, recognised }, begun);
  } finally {
    await folder.remove();
  }
}

/** The columns that an earlier attempt recognised: an erasure may have changed the cells since. */
function asBefore(found: Recognition, header: readonly string[], { columns }: ImportCheckpoint): Recognition {
  if (!columns) return found;
  const byPlace = new Map(found.recognised.map((column) => [column.at, column]));
  const recognised = columns.map((column) => ({
    header: header[column.at] ?? '',
    by: 'header' as const,
    ...byPlace.get(column.at),
    ...column,
  }));
  return { ...found, recognised };
}

/** Reads and claims a batch's rows while the previous batch is stored, to keep the servers busy unless searches suffer. */
async function importRows(
  context: TaskContext,
  task: TaskRecord,
  folder: WorkFolder,
  { header, recognised }: { header: string[]; recognised: RecognisedColumn[] },
  from: ImportCheckpoint,
): Promise<ImportCheckpoint> {
  const { mongo, signal } = context;
  const { importedByName, file } = importInput.parse(task.input);
  // a duplicate names the row of the file that it repeats
  const numbers = new Uint32Array(from.total);
  const pace = await keepPace(context);
  let storing = Promise.resolve(from);
  try {
    for await (const batch of rowBatches(folder.rows, BATCH_ROWS)) {
      batch.rows.forEach(({ number }, at) => {
        numbers[batch.start + at] = number;
      });
      if (batch.start < from.rows) continue;
      signal.throwIfAborted();
      await refuseReplaced(context, file);
      const origin = { task: task._id, importedByName, now: context.now(), newId: () => new Types.ObjectId() };
      const claimed = await claimBatch(mongo, batch, recognised, origin, (place) => numbers[place] ?? 0);
      const done = await storing;
      storing = storeAndReport(context, claimed, { origin, header, done });
      // a failure is handled where it is awaited, and must not end the process before
      storing.catch(() => undefined);
      if (pace.isSlowed()) await storing;
      await pace.afterBatch();
    }
    const end = { ...(await storing), finished: true };
    await report(context, end);
    return end;
  } finally {
    // nothing may be written once another process has the task
    await Promise.allSettled([storing]);
  }
}

interface Storing {
  origin: ImportOrigin;
  header: string[];
  done: ImportCheckpoint;
}

async function storeAndReport(context: TaskContext, claimed: ClaimedBatch, { origin, header, done }: Storing) {
  const { batch } = claimed;
  const { saved, reported } = await storeBatch(context, claimed, origin);
  // counted by us: a broken file may have the same number on two rows
  const firstRow = batch.start + 1;
  if (reported.length > 0) await saveReportPart(context.mongo, { task: origin.task, firstRow, header, rows: reported });
  const count = (wanted: ReportedRow['outcome']) => reported.filter(({ outcome }) => outcome === wanted).length;
  const checkpoint = {
    ...done,
    rows: batch.start + batch.rows.length,
    saved: done.saved + saved,
    duplicates: done.duplicates + count('duplicate'),
    refused: done.refused + count('refused'),
    incomplete: done.incomplete + count('incomplete'),
    reportParts: reported.length > 0 ? [...done.reportParts, firstRow] : done.reportParts,
  };
  await report(context, checkpoint);
  return checkpoint;
}

async function report(context: TaskContext, at: ImportCheckpoint): Promise<void> {
  const { rows: processed, total, saved, refused, duplicates, incomplete } = at;
  await context.report({ processed, total, saved, counts: { refused, duplicates, incomplete } }, { ...at });
}

async function announce(
  context: TaskContext,
  sheet: { sheet: number; headerRow: number; rows: number },
  found: Recognition,
) {
  const rows = sheet.rows.toLocaleString('en-IN');
  await context.logLine(`Reading ${rows} rows below the header in row ${sheet.headerRow} of sheet ${sheet.sheet}.`);
  await context.logLine(`Columns recognised: ${found.recognised.map(({ header }) => header).join(', ')}.`);
  if (found.ignored.length > 0) await context.logLine(`Columns not recognised, skipped: ${found.ignored.join(', ')}.`);
}
