import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const BLACK_THEN_CLEAR = { raw: { width: 2, height: 1, channels: 4 } } as const;
const pixels = Buffer.from([0, 0, 0, 255, 0, 0, 0, 0]);

test('a PNG is on white where it is transparent', async () => {
  const png = await sharp(pixels, BLACK_THEN_CLEAR).png().toBuffer();
  const { width, height, data } = decodePicture(png, 100);
  expect([width, height, [...data]]).toEqual([2, 1, [0, 0, 0, 255, 255, 255, 255, 255]]);
});

test.each(['png', 'jpeg'] as const)(
  'a %s with more pixels than allowed is refused before it is unpacked',
  async (format) => {
    const picture = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#ffffff' } })
      .toFormat(format)
      .toBuffer();
    expect(decodePicture(picture, 1_600_000).width).toBe(1_500);
    expect(() => decodePicture(picture, 1_400_000)).toThrow(/pixels|maxResolutionInMP/);
  },
);

test.each(['png', 'jpeg'] as const)('a damaged %s is refused', async (format) => {
  const picture = await sharp(pixels, BLACK_THEN_CLEAR).toFormat(format).toBuffer();
  expect(() => decodePicture(picture.subarray(0, 40), 100)).toThrow();
});
