import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { z } from 'zod';
import { importReadings } from '#domain/import-reading.ts';
import { type ColumnName, columnSpellings } from '#indexer/files/spreadsheet/columns.ts';
import { openTaskFolder } from '#indexer/files/task-folder.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { TaskCancelled, type TaskContext } from '#indexer/task-runner/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFilePieces, removeFile } from '#mongo/files/store-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/**
 * Runs a task's work, and restarts it from its checkpoint if an erasure has replaced its file in the meantime: rows of
 * the erased person must not be read from the former file.
 */
export async function onCurrentFile<T>(
  { mongo, signal }: Pick<TaskContext, 'mongo' | 'signal'>,
  task: TaskRecord,
  work: (task: TaskRecord) => Promise<T>,
): Promise<T> {
  for (let current = task; ; ) {
    try {
      return await work(current);
    } catch (error) {
      if (signal.aborted || !(error instanceof UnreadableFile)) throw error;
      const stored = await mongo.tasks.findOne({ _id: task._id }).lean<TaskRecord>();
      if (!stored?.input || stored.input.file === current.input.file) throw error;
      current = stored;
    }
  }
}

/** Throws UnreadableFile if the file was removed or replaced. */
export async function refuseReplaced({ mongo }: Pick<TaskContext, 'mongo'>, file: string): Promise<void> {
  if (await mongo.files.exists({ _id: new Types.ObjectId(file) })) return;
  throw new UnreadableFile('The file is no longer stored. Please send it again.');
}

/**
 * Runs a task's work and removes its stored file once the task ends: done, cancelled, or unreadable. Keeps the file if
 * another process continues with it.
 */
export async function endingWithFile<T>(
  { mongo, signal }: Pick<TaskContext, 'mongo' | 'signal'>,
  file: Types.ObjectId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await removeFile(mongo, file);
    return result;
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    if (cause instanceof TaskCancelled || cause instanceof UnreadableFile) await removeFile(mongo, file);
    throw cause;
  }
}

export interface WorkFolder {
  spreadsheet: string;
  rows: string;
  remove(): Promise<void>;
}

/** Writes a stored spreadsheet to disk. Throws UnreadableFile if the file is gone. */
export async function openWorkFolder(mongo: Mongo, task: Types.ObjectId, fileId: Types.ObjectId): Promise<WorkFolder> {
  const { path, remove } = await openTaskFolder('import', task);
  const file = await findFile(mongo, fileId);
  if (!file) {
    await remove();
    throw new UnreadableFile('The file is no longer stored. Please send it again.');
  }
  const spreadsheet = join(path, 'spreadsheet');
  await pipeline(Readable.from(readFilePieces(mongo, file)), createWriteStream(spreadsheet));
  return { spreadsheet, rows: join(path, 'rows'), remove };
}

export const columnName = z.enum(Object.keys(columnSpellings) as [ColumnName, ...ColumnName[]]);

/** The user's choice of columns for a file: see headerShape; positions without a column are omitted. */
export const columnMapping = z.object({
  shape: z.string(),
  columns: z.array(columnName.nullable()),
  /** How each column's bare values are read; null or missing leaves it to the file. */
  readings: z.array(z.enum(importReadings).nullable()).optional(),
  /** Cells to be read as another text, by column and text; an empty text leaves them out. */
  corrections: z.array(z.object({ at: z.int(), text: z.string(), as: z.string() })).optional(),
});
