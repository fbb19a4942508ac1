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

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Whether a file may be a spreadsheet by its first bytes: .xlsx is a zip, .xls an OLE container. The indexer opens it. */
async function looksLikeSpreadsheet(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(OLE.length), 0, OLE.length, 0);
    return buffer.subarray(0, ZIP.length).equals(ZIP) || buffer.equals(OLE);
  } finally {
    await file.close();
  }
}

const NOT_A_SPREADSHEET = 'The file is not a spreadsheet (.xls or .xlsx), whatever its name says.';

interface Order {
  kind: Extract<TaskKind, 'import-candidates' | 'import-candidate-info' | 'preview-import'>;
  uploads: readonly UploadedFile[];
  /** What the kind needs to know beside the file. */
  input?: Record<string, unknown>;
}

/**
 * Keeps an uploaded spreadsheet and puts the work on it on the indexers' list; gives the ids of both. Throws 400 without
 * a file, 415 where it is empty or no spreadsheet; a failure leaves no file behind.
 */
export async function orderImport(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  session: Session,
  { kind, uploads, input }: Order,
): Promise<{ task: Types.ObjectId; file: Types.ObjectId }> {
  const [upload] = uploads;
  if (!upload) throw new ApiError(400, "Field 'file': a file is required.");
  if (upload.bytes === 0) throw new ApiError(415, 'The file is empty.');
  if (!(await looksLikeSpreadsheet(upload.path))) throw new ApiError(415, NOT_A_SPREADSHEET);
  const createdBy = new Types.ObjectId(session.user._id);
  const fileName = shownName(upload.fileName, 'spreadsheet');
  const meta = { name: fileName, contentType: UPLOAD_TYPE, createdBy };
  const { _id: file } = await storeFile(mongo, meta, createReadStream(upload.path), now());
  const importedByName = fullName(session.user);
  try {
    const order = { kind, createdBy, input: { file: String(file), fileName, importedByName, ...input } };
    return { task: await createTask(changes, order, now()), file };
  } catch (error) {
    await removeFile(mongo, file);
    throw error;
  }
}

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/** By then whoever asked for it has long had an answer. */
const STALE_AFTER_MS = 10 * 60_000;

/** Takes away a preview with the people's data that it shows, and the file it was made of. */
export async function dropPreview(
  { mongo, changes }: Deps,
  { task, file }: { task: Types.ObjectId; file: Types.ObjectId },
): Promise<void> {
  // the task first: nobody shall take it up and miss the file
  await changes.tasks.remove(task);
  await removeFile(mongo, file);
  await changes.tasks.purge([task]);
}

/** Takes away previews whose API process ended before it could. */
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
