import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import { replaceFile, storeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import { type CleanPicture, cleanPicture } from './clean-picture.ts';
import { pictureMediaType } from './picture-media-type.ts';

interface NewPicture {
  name: 'photo' | 'logo';
  picture: CleanPicture;
  by: Types.ObjectId;
}

/** Stores a picture that cleanPicture made. */
export function storeCleanPicture(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { name, picture: { bytes, mediaType }, by }: NewPicture,
): Promise<FileRecord> {
  return storeFile(mongo, { name, contentType: mediaType, createdBy: by, reencoded: true }, [bytes], now());
}

/**
 * A stored picture to be served; null if there is none that can be read. A picture from before uploads were re-encoded
 * is cleaned at its first view, and the clean one takes its place. Throws 503 if too many pictures wait for that.
 */
export async function readStoredPicture(mongo: Mongo, id: Types.ObjectId): Promise<CleanPicture | null> {
  const file = await findFile(mongo, id);
  if (!file) return null;
  const bytes = await readFile(mongo, file);
  if (!file.reencoded) return cleanStored(mongo, file, bytes);
  const mediaType = pictureMediaType(bytes);
  return mediaType && { bytes, mediaType };
}

async function cleanStored(mongo: Mongo, file: FileRecord, bytes: Buffer): Promise<CleanPicture | null> {
  try {
    const picture = await cleanPicture(bytes);
    await replaceFile(mongo, file, picture.bytes, { reencoded: true });
    return picture;
  } catch (error) {
    // metadata can't be taken out of what can't be read, so it is not served
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
