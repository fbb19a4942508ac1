import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animationOf, type PictureFormat, pictureOf, pngClaiming } from '#api/testing/picture-fixture.ts';
import { cleanPicture } from './clean-picture.ts';
import {
  PICTURE_DAMAGED_MESSAGE,
  PICTURE_KIND_MESSAGE,
  PICTURE_PIXELS_MESSAGE,
  PICTURE_SIZE_MESSAGE,
} from './contract.ts';

const TIMEOUT_MS = 60_000;

describe.each<PictureFormat>(['png', 'jpeg', 'webp'])('an uploaded %s', (format) => {
  it(
    'keeps its format, loses location, author and orientation, and is rotated upright',
    async () => {
      const sent = await pictureOf({ format });
      expect((await sharp(sent).metadata()).exif?.includes('Marker Artist')).toBe(true);
      const { bytes, mediaType } = await cleanPicture(sent);
      const metadata = await sharp(bytes).metadata();
      expect(mediaType).toBe(`image/${format}`);
      expect(metadata).toMatchObject({ format, width: 32, height: 64 });
      for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
        expect([kind, metadata[kind]]).toEqual([kind, undefined]);
      expect(bytes.includes('Marker')).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'is at most 512 px a side and keeps its proportions',
    async () => {
      const { bytes } = await cleanPicture(await pictureOf({ format, width: 2_000, height: 1_000 }));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 512 });
    },
    TIMEOUT_MS,
  );

  it(
    'of 25 megapixels is read within the limits',
    async () => {
      const { bytes } = await cleanPicture(await pictureOf({ format, width: 5_000, height: 5_000 }));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    },
    TIMEOUT_MS,
  );

  it(
    'is refused if it is truncated',
    async () => {
      const whole = await pictureOf({ format, width: 300, height: 300 });
      const refused = cleanPicture(whole.subarray(0, Math.floor(whole.length / 2)));
      await expect(refused).rejects.toMatchObject({ status: 415, message: PICTURE_DAMAGED_MESSAGE });
    },
    TIMEOUT_MS,
  );
});

const page = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const REFUSED: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['a header that claims 30 megapixels', () => pngClaiming(6_000, 5_000), 413, PICTURE_PIXELS_MESSAGE],
  ['a header that claims 4 gigapixels', () => pngClaiming(65_500, 65_500), 413, PICTURE_PIXELS_MESSAGE],
  ['a picture of 25.01 megapixels', () => pictureOf({ width: 5_001, height: 5_001 }), 413, PICTURE_PIXELS_MESSAGE],
  ['an animation of 26 frames of a megapixel', () => animationOf(1_000, 1_000, 26), 413, PICTURE_PIXELS_MESSAGE],
  ['a header without a picture', () => pngClaiming(64, 64), 415, PICTURE_DAMAGED_MESSAGE],
  ['a page of HTML', () => page, 415, PICTURE_KIND_MESSAGE],
  ['a drawing in SVG', () => svg, 415, PICTURE_KIND_MESSAGE],
  [
    'a page of HTML behind the first bytes of a PNG',
    () => Buffer.concat([signature, page]),
    415,
    PICTURE_DAMAGED_MESSAGE,
  ],
  [
    'SVG behind the first bytes of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg]),
    415,
    PICTURE_DAMAGED_MESSAGE,
  ],
  ['more than 2 MB', () => Buffer.alloc(2 * 1024 * 1024 + 1), 413, PICTURE_SIZE_MESSAGE],
];

it.each(REFUSED)(
  '%s is refused',
  async (_what, bytes, status, message) => {
    await expect(cleanPicture(await bytes())).rejects.toMatchObject({ status, message });
  },
  TIMEOUT_MS,
);

it(
  'a short animation keeps its first frame',
  async () => {
    const { bytes } = await cleanPicture(await animationOf(40, 20, 3));
    const { width, height, pages = 1 } = await sharp(bytes).metadata();
    expect({ width, height, pages }).toEqual({ width: 40, height: 20, pages: 1 });
  },
  TIMEOUT_MS,
);
