import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { CleanPicture } from '#api/pictures/clean-picture.ts';
import { readStoredPicture, storeCleanPicture } from '#api/pictures/stored-picture.ts';
import { removeFile } from '#mongo/files/store-file.ts';

type PictureDependencies = Pick<Dependencies, 'mongo' | 'now'>;

/** Stores a candidate's photo; gives its link, under the API's address. */
export async function storePicture(
  deps: PictureDependencies,
  { candidate, picture, by }: { candidate: Types.ObjectId; picture: CleanPicture; by: string },
): Promise<string> {
  const { _id } = await storeCleanPicture(deps, { name: 'photo', picture, by: new Types.ObjectId(by) });
  return `profile-picture/${candidate}?v=${_id}`;
}

const fileOf = (link: string): Types.ObjectId | null => {
  const id = /^profile-picture\/[0-9a-f]{24}\?v=([0-9a-f]{24})$/.exec(link)?.[1];
  return id ? new Types.ObjectId(id) : null;
};

/** The picture behind a link of ours; null for another link, and where the file is gone. */
export async function readPicture(
  { mongo }: Pick<Dependencies, 'mongo'>,
  link: string | undefined,
): Promise<CleanPicture | null> {
  const id = link ? fileOf(link) : null;
  return id && readStoredPicture(mongo, id);
}

/** Removes what a link of ours leads to. Gives whether there was anything. */
export async function removePicture({ mongo }: Pick<Dependencies, 'mongo'>, link: string): Promise<boolean> {
  const id = fileOf(link);
  return id !== null && (await removeFile(mongo, id));
}
