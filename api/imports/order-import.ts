import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { UploadedFile } from '#api/routes/handler.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { shownName } from '#mongo/files/shown-name.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import type { TaskKind } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { looksLikeSpreadsheet } from './spreadsheet-magic.ts';

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
