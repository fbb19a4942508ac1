import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PictureFormat = 'png' | 'jpeg' | 'webp';

interface PictureOptions {
  width?: number;
  height?: number;
  format?: PictureFormat;
}

/** As cameras write it; a cleaned picture must not contain the text next to it either. */
const GPS = { IFD0: { Artist: 'Marker Artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 6/1' } };

/** A real picture with GPS coordinates and a rotated orientation. */
export async function pictureOf({ width = 64, height = 32, format = 'png' }: PictureOptions = {}): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 90 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.withExif(GPS).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
}

/** An animated WebP with this many frames, alternately black and white: equal frames would be merged. */
export async function animationOf(width: number, height: number, frames: number): Promise<Buffer> {
  const shades = Array.from({ length: frames }, (_, n) => Buffer.alloc(width * height * 3, n % 2 ? 255 : 0));
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(Buffer.concat(shades), { raw }).webp().toBuffer();
}

/** A PNG whose header claims a size, with almost no data. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
