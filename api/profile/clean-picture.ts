import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { inTurns } from '#api/http/in-turns.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile, replaceFile, storeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import { type RunLimits, runLimited } from '#mongo/processes/run-limited.ts';
import {
  PICTURE_DAMAGED_MESSAGE,
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_PIXELS_MESSAGE,
  PICTURE_SIZE_MESSAGE,
  PICTURE_TOO_COSTLY_MESSAGE,
  PICTURES_BUSY,
  type pictureMediaTypes,
} from './contract.ts';

type PictureMediaType = (typeof pictureMediaTypes)[number];

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** What a picture is by its first bytes, whatever its name; null for everything else. */
export function pictureMediaType(bytes: Buffer): PictureMediaType | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** What reencode-picture.ts and the process that starts it agree on. */

/** Pixels: the screens show pictures far smaller, also on dense displays. */
export const LONGEST_SIDE = 512;

/** Exit codes: Node itself uses 1 to 14. */
export const OTHER_KIND = 20;
export const TOO_MANY_PIXELS = 21;
export const UNREADABLE = 22;

export interface CleanPicture {
  bytes: Buffer;
  mediaType: PictureMediaType;
}

const PROGRAM = fileURLToPath(new URL('./reencode-picture.ts', import.meta.url));
/** The picture library is native code; nothing may be written and no program started. */
const RIGHTS = ['--permission', '--allow-addons', '--allow-fs-read=*'];
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
 * An uploaded picture, at most 512 px a side, in the same format, without metadata. Decodes it in a process of its own.
 * Throws 413 for too many bytes or pixels, 415 for other kinds and damaged files, 503 if too many uploads wait.
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
