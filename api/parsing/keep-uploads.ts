import { createReadStream } from 'node:fs';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { UploadedFile } from '#api/routes/handler.ts';
import { shownName } from '#mongo/files/shown-name.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';

export interface KeptFile {
  /** The stored file's `_id`. */
  file: string;
  fileName: string;
}

/** Stores uploads for a task that `order` then puts on the list; gives its id. A failure leaves no file behind. */
export async function keepUploads(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  createdBy: Types.ObjectId,
  uploads: readonly UploadedFile[],
  order: (files: KeptFile[]) => Promise<Types.ObjectId>,
): Promise<Types.ObjectId> {
  const files: KeptFile[] = [];
  try {
    for (const { path, fileName } of uploads) {
      const name = shownName(fileName, 'resume');
      const kind = { name, contentType: UPLOAD_TYPE, createdBy };
      const { _id } = await storeFile(mongo, kind, createReadStream(path), now());
      files.push({ file: String(_id), fileName: name });
    }
    return await order(files);
  } catch (error) {
    for (const { file } of files) await removeFile(mongo, new Types.ObjectId(file));
    throw error;
  }
}
