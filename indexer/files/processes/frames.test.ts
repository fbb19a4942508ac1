import { expect, test } from 'vitest';
import { FrameTooLong, readFrames, toFrame } from './frames.ts';

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function framesOf(bytes: Buffer, size: number, most = 1_000): Promise<string[]> {
  const found: string[] = [];
  for await (const frame of readFrames(inParts(bytes, size), most)) found.push(frame.toString('latin1'));
  return found;
}

const long = 'x'.repeat(700);
const three = Buffer.concat(['one', '', long].map((text) => toFrame(Buffer.from(text))));

test.each([1, 2, 3, 4, 5, 7, 100, 10_000])('frames arrive as they were sent, in parts of %i bytes', async (size) => {
  expect(await framesOf(three, size)).toEqual(['one', '', long]);
});

test('an incomplete frame at the end of the stream is ignored', async () => {
  expect(await framesOf(three.subarray(0, -1), 10)).toEqual(['one', '']);
  expect(await framesOf(three.subarray(0, 2), 10)).toEqual([]);
});

test('a frame with a declared length above the limit is refused before it arrives', async () => {
  const announced = Buffer.from([0xff, 0xff, 0xff, 0xff]);
  await expect(framesOf(announced, 4)).rejects.toThrow(FrameTooLong);
  await expect(framesOf(three, 100, 699)).rejects.toThrow(FrameTooLong);
});
