import type { pictureMediaTypes } from './contract.ts';

/** What the process that re-encodes a picture shares with its starter. Imports nothing, so that it starts fast. */

export type PictureMediaType = (typeof pictureMediaTypes)[number];

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** Detects a picture's type from its first bytes, ignoring its name; null for everything else. */
export function pictureMediaType(bytes: Buffer): PictureMediaType | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** Checked in the header, before decoding: 25 megapixels take 100 MB and exceed most cameras. */
export const PICTURE_MOST_PIXELS = 25_000_000;

/** Pixels: the UI shows pictures far smaller, also on high-density displays. */
export const LONGEST_SIDE = 512;

/** Exit codes: Node itself uses 1 to 14. */
export const OTHER_KIND = 20;
export const TOO_MANY_PIXELS = 21;
export const UNREADABLE = 22;
