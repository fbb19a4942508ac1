import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { UploadedFile } from '#api/http/handler.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { removeFile, shownName, storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import type { TaskKind, TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

interface ImportTask {
  kind: Extract<TaskKind, 'import-candidates' | 'import-candidate-info' | 'preview-import'>;
  uploads: readonly UploadedFile[];
  /** Further input of the task. */
  input?: Record<string, unknown>;
}

/**
 * Stores an uploaded spreadsheet and starts a task for it; returns the ids of both. Throws 400 without a file, 415 if
 * it is empty or not a spreadsheet; a failure leaves no file behind.
 */
export async function startImportTask(
  { mongo, changes, now }: Deps,
  session: Session,
  { kind, uploads, input }: ImportTask,
): Promise<{ task: Types.ObjectId; file: Types.ObjectId }> {
  const [upload] = uploads;
  if (!upload) throw new ApiError(400, 'Please choose a file.');
  if (upload.bytes === 0) throw new ApiError(415, 'The file is empty.');
  if (!(await looksLikeSpreadsheet(upload.path))) throw new ApiError(415, NOT_A_SPREADSHEET);
  const createdBy = new Types.ObjectId(session.user._id);
  const fileName = shownName(upload.fileName, 'spreadsheet');
  const meta = { name: fileName, contentType: UPLOAD_TYPE, createdBy };
  const { _id: file } = await storeFile(mongo, meta, createReadStream(upload.path), now());
  const importedByName = fullName(session.user);
  try {
    const task = { kind, createdBy, input: { file: String(file), fileName, importedByName, ...input } };
    return { task: await createTask(changes, task, now()), file };
  } catch (error) {
    await removeFile(mongo, file);
    throw error;
  }
}

/** Deletes a preview with its personal data, and the uploaded file. */
export async function dropPreview(
  { mongo, changes }: Deps,
  { task, file }: { task: Types.ObjectId; file: Types.ObjectId },
): Promise<void> {
  // delete the task first: no worker may start it and miss the file
  await changes.tasks.remove(task);
  await removeFile(mongo, file);
  await changes.tasks.purge([task]);
}

/** By then the request for the preview has long been answered. */
const STALE_AFTER_MS = 10 * 60_000;

/** Deletes previews whose API process ended before deleting them. */
export async function dropStalePreviews(deps: Deps): Promise<void> {
  const before = deps.now().getTime() - STALE_AFTER_MS;
  const found = await deps.mongo.tasks
    .find({ kind: 'preview-import' }, { input: 1, createdAt: 1 })
    .lean<Pick<TaskRecord, '_id' | 'input' | 'createdAt'>[]>();
  for (const { _id, input, createdAt } of found) {
    if (createdAt.getTime() < before)
      await dropPreview(deps, { task: _id, file: new Types.ObjectId(String(input.file)) });
  }
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEAD_BYTES = 1_024;

/**
 * Whether a file's first bytes are those of a spreadsheet: .xlsx is a zip, .xls an OLE container, a CSV a text with
 * separators. Only the indexer opens it.
 */
async function looksLikeSpreadsheet(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, ZIP.length).equals(ZIP) || head.subarray(0, OLE.length).equals(OLE)) return true;
    return looksLikeCsv(head);
  } finally {
    await file.close();
  }
}

/** Text other than PDF, web page and RTF, with a separator in a line. */
function looksLikeCsv(head: Buffer): boolean {
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  if (head.includes(0) && !isUtf16) return false;
  const text = (isUtf16 ? head.toString('utf16le') : head.toString('utf8')).replace(/^\ufeff/, '').trimStart();
  return !/^(%PDF|<|\{\\rtf|PK)/.test(text) && /\p{L}/u.test(text) && /[,;\t|]/.test(text);
}

const NOT_A_SPREADSHEET = 'The file is not a spreadsheet (.xls or .xlsx), regardless of its name.';
