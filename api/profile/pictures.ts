import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { checkPicture } from '#api/pictures/check-picture.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';

type PictureDependencies = Pick<Dependencies, 'mongo' | 'now'>;

/** Stores a candidate's photo; gives its link, under the API's address. Throws what checkPicture throws. */
export async function storePicture(
  { mongo, now }: PictureDependencies,
  { candidate, bytes, by }: { candidate: Types.ObjectId; bytes: Buffer; by: string },
): Promise<string> {
  const file = { name: 'photo', contentType: checkPicture(bytes), createdBy: new Types.ObjectId(by) };
  const { _id } = await storeFile(mongo, file, [bytes], now());
  return `profile-picture/${candidate}?v=${_id}`;
}

const fileOf = (link: string): Types.ObjectId | null => {
  const id = /^profile-picture\/[0-9a-f]{24}\?v=([0-9a-f]{24})$/.exec(link)?.[1];
  return id ? new Types.ObjectId(id) : null;
};

/** The bytes behind a link of ours; null for another link, and where the file is gone. */
export async function readPicture({ mongo }: PictureDependencies, link: string | undefined): Promise<Buffer | null> {
  const id = link ? fileOf(link) : null;
  const file = id && (await findFile(mongo, id));
  return file ? readFile(mongo, file) : null;
}

/** Removes what a link of ours leads to. */
export async function removePicture({ mongo }: Pick<Dependencies, 'mongo'>, link: string): Promise<void> {
  const id = fileOf(link);
  if (id) await removeFile(mongo, id);
}
