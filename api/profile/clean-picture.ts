import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { inTurns } from '#api/http/in-turns.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile, replaceFile, storeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import { readerRights } from '#mongo/processes/reader-rights.ts';
import { type RunLimits, runLimited } from '#mongo/processes/run-limited.ts';
import {
  PICTURE_DAMAGED_MESSAGE,
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_PIXELS_MESSAGE,
  PICTURE_SIZE_MESSAGE,
  PICTURE_TOO_COSTLY_MESSAGE,
  PICTURES_BUSY,
} from './contract.ts';
import { OTHER_KIND, type PictureMediaType, pictureMediaType, TOO_MANY_PIXELS } from './picture-format.ts';

export interface CleanPicture {
  bytes: Buffer;
  mediaType: PictureMediaType;
}

const PROGRAM = fileURLToPath(new URL('./reencode-picture.ts', import.meta.url));
/** The picture library is native code. */
const RIGHTS = [...readerRights(), '--allow-addons'];
const HEAP = '--max-old-space-size=64';
const MB = 1024 * 1024;
/** As for resumes. 25 megapixels of 8 bits take 90 to 180 MB in all, of 16 bits and interlaced 270 MB. */
const LIMITS: RunLimits = { memoryBytes: 256 * MB, cpuMs: 20_000, wallMs: 20_000, outputBytes: 4 * MB };

const inTurn = inTurns({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  mostWaiting: 50,
  busyMessage: PICTURES_BUSY,
});

/**
 * Re-encodes an uploaded picture in the same format, at most 512 px a side, without metadata, in a separate process.
 * Throws 413 for too many bytes or pixels, 415 for other types and damaged files, 503 if too many uploads are waiting.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  if (bytes.length > PICTURE_MAX_BYTES) throw new ApiError(413, PICTURE_SIZE_MESSAGE);
  const mediaType = pictureMediaType(bytes);
  if (!mediaType) throw new ApiError(415, PICTURE_KIND_MESSAGE);
  const outcome = await inTurn(() => runLimited([...RIGHTS, HEAP, PROGRAM], LIMITS, { input: bytes }));
  if (outcome.ended !== 'exit') throw new ApiError(413, PICTURE_TOO_COSTLY_MESSAGE, { cause: outcome });
  if (outcome.code === 0 && pictureMediaType(outcome.stdout) === mediaType) return { bytes: outcome.stdout, mediaType };
  if (outcome.code === TOO_MANY_PIXELS) throw new ApiError(413, PICTURE_PIXELS_MESSAGE);
  if (outcome.code === OTHER_KIND) throw new ApiError(415, PICTURE_KIND_MESSAGE);
  throw new ApiError(415, PICTURE_DAMAGED_MESSAGE, { cause: outcome.stderr });
}

interface NewPicture {
  name: 'photo' | 'logo';
  picture: CleanPicture;
  by: Types.ObjectId;
}

/** Stores the result of cleanPicture. */
export function storeCleanPicture(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { name, picture: { bytes, mediaType }, by }: NewPicture,
): Promise<FileRecord> {
  return storeFile(mongo, { name, contentType: mediaType, createdBy: by, reencoded: true }, [bytes], now());
}

/**
 * Reads a stored picture to be served; null if none is readable. Pictures from before re-encoding was introduced are
 * cleaned on first view and replaced. Throws 503 if too many pictures are waiting for that.
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
    // its metadata can't be removed, so it is not served
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
