import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import {
  LONGEST_SIDE,
  OTHER_KIND,
  PICTURE_MOST_PIXELS,
  pictureMediaType,
  TOO_MANY_PIXELS,
  UNREADABLE,
} from './picture-format.ts';

/**
 * Runs as its own process (clean-picture.ts): reads a picture from standard input and writes it to standard output,
 * resized, in the same format, without metadata. The exit code says why a picture is rejected.
 */

const JPEG = { quality: 85, mozjpeg: false };
const WEBP = { quality: 85 };
const PNG = { compressionLevel: 9 };

// one thread and no cache keep the process within its memory limit
sharp.concurrency(1);
sharp.cache(false);
process.exitCode = await reencode(await buffer(process.stdin));

async function reencode(bytes: Buffer): Promise<number> {
  const mediaType = pictureMediaType(bytes);
  if (!mediaType) return OTHER_KIND;
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // all frames of an animation count, although only the first is kept
    if (width * height * pages > PICTURE_MOST_PIXELS) return TOO_MANY_PIXELS;
    const first = sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_MOST_PIXELS, sequentialRead: true });
    const side = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    // the orientation is metadata too, so it is applied to the pixels
    const small = first.autoOrient().resize(side);
    const formats = {
      'image/jpeg': () => small.jpeg(JPEG),
      'image/webp': () => small.webp(WEBP),
      'image/png': () => small.png(PNG),
    };
    process.stdout.write(await formats[mediaType]().toBuffer());
    return 0;
  } catch (error) {
    console.error(error);
    return UNREADABLE;
  }
}
