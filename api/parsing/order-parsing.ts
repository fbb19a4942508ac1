import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { UploadedFile } from '#api/routes/handler.ts';
import type { Session } from '#api/sessions/session.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { shownName } from './shown-name.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/** Keeps uploaded resumes and puts their parsing on the list as one job; gives its id. A failure leaves no file behind. */
export async function orderParsing(
  { mongo, changes, now }: Deps,
  session: Session,
  uploads: readonly UploadedFile[],
  by: 'parse-resumes' | 'bulk-parse-resumes',
): Promise<Types.ObjectId> {
  const createdBy = new Types.ObjectId(session.user._id);
  const files: { file: string; fileName: string }[] = [];
  try {
    for (const { path, fileName } of uploads) {
      const name = shownName(fileName);
      const { _id } = await storeFile(
        mongo,
        { name, contentType: 'application/octet-stream', createdBy },
        createReadStream(path),
        now(),
      );
      files.push({ file: String(_id), fileName: name });
    }
    const uploadedByName = `${session.user.firstName} ${session.user.lastName}`.trim();
    return await createTask(
      changes,
      { kind: 'parse-resumes', createdBy, input: { files, uploadedByName, by }, total: files.length },
      now(),
    );
  } catch (error) {
    for (const { file } of files) await removeFile(mongo, new Types.ObjectId(file));
    throw error;
  }
}
