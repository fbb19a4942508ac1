import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { UploadedFile } from '#api/routes/handler.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { shownName } from '#mongo/files/shown-name.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';
import { createTask } from '#mongo/tasks/create-task.ts';

/** Keeps an uploaded resume and has it read for the caller to look at; gives the job's id. A failure leaves no file. */
export async function orderReview(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { user }: Session,
  upload: UploadedFile,
): Promise<Types.ObjectId> {
  const createdBy = new Types.ObjectId(user._id);
  const fileName = shownName(upload.fileName, 'resume');
  const { _id: file } = await storeFile(
    mongo,
    { name: fileName, contentType: HELD_RESUME, createdBy },
    createReadStream(upload.path),
    now(),
  );
  try {
    const uploadedByName = fullName(user);
    const input = { file: String(file), fileName, uploadedByName };
    return await createTask(changes, { kind: 'review-resume', createdBy, input, total: 1 }, now());
  } catch (error) {
    await removeFile(mongo, file);
    throw error;
  }
}
