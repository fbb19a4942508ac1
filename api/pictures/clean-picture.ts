import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  PICTURE_DAMAGED_MESSAGE,
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_PIXELS_MESSAGE,
  PICTURE_SIZE_MESSAGE,
  PICTURE_TOO_COSTLY_MESSAGE,
  PICTURES_BUSY,
} from '#api/contract/picture-rules.ts';
import { ApiError } from '#api/errors.ts';
import { inTurns } from '#api/in-turns.ts';
import { type RunLimits, runLimited } from '#mongo/files/run-limited.ts';
import { type PictureMediaType, pictureMediaType } from './picture-media-type.ts';
import { OTHER_KIND, TOO_MANY_PIXELS } from './reencode-outcome.ts';

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
