import { type Box, CHANNELS, openModel, type Page, scaled } from './ocr-model.ts';

const MODEL = 'en_PP-OCRv3_det_infer.onnx';
/** In pixels: small print of an A4 page is still found, and a page takes about a second. */
const LONGEST_SIDE = 1280;
/** The model halves its picture five times. */
const MULTIPLE = 32;
/** As the model was trained, by channel. */
const MEANS = [0.485, 0.456, 0.406];
const DEVIATIONS = [0.229, 0.224, 0.225];
/** Of the model's output: a point belongs to a line, and points together are a line. */
const LEAST_OF_POINT = 0.3;
const LEAST_OF_LINE = 0.5;
/** The model marks the middle of lines: their edges are further out by this share of area per circumference. */
const OUTWARDS = 1.6;
/** In pixels of the model's picture: less is a speck. */
const LEAST_SIDE = 3;

/** The boxes of a page's lines, from its top. Print in columns, cells and bars has boxes of its own. */
export type LineFinder = (page: Page) => Promise<Box[]>;

export async function openLineFinder(): Promise<LineFinder> {
  const run = await openModel(MODEL);
  return async (page) => {
    const { width: columns, height: rows } = page.picture;
    const share = Math.min(1, LONGEST_SIDE / Math.max(columns, rows));
    const multiple = (length: number) => Math.max(1, Math.round((length * share) / MULTIPLE)) * MULTIPLE;
    const size = { width: multiple(columns), height: multiple(rows) };
    const gray = scaled(page, { x0: 0, y0: 0, x1: columns, y1: rows }, size);
    const values = new Float32Array(CHANNELS * gray.length);
    for (let channel = 0; channel < CHANNELS; channel++)
      for (let at = 0; at < gray.length; at++)
        values[channel * gray.length + at] = (gray[at]! - MEANS[channel]!) / DEVIATIONS[channel]!;
    const { data } = await run(values, size);
    const [stepX, stepY] = [columns / size.width, rows / size.height];
    return linesOf(data, size.width).map(({ x0, y0, x1, y1 }) => ({
      ...{ x0: x0 * stepX, y0: y0 * stepY, x1: x1 * stepX, y1: y1 * stepY },
    }));
  };
}

/** The boxes of connected points. */
function linesOf(likelihoods: Float32Array, width: number): Box[] {
  const isSeen = new Uint8Array(likelihoods.length);
  const lines: Box[] = [];
  for (let from = 0; from < likelihoods.length; from++) {
    if (isSeen[from] || likelihoods[from]! < LEAST_OF_POINT) continue;
    const points = connected(likelihoods, width, from, isSeen);
    const xs = points.map((at) => at % width);
    const ys = points.map((at) => Math.floor(at / width));
    const box = { x0: smallest(xs), y0: smallest(ys), x1: largest(xs) + 1, y1: largest(ys) + 1 };
    const [across, down] = [box.x1 - box.x0, box.y1 - box.y0];
    const mean = points.reduce((sum, at) => sum + likelihoods[at]!, 0) / points.length;
    if (Math.min(across, down) < LEAST_SIDE || mean < LEAST_OF_LINE) continue;
    const edge = (across * down * OUTWARDS) / (2 * (across + down));
    lines.push({ x0: box.x0 - edge, y0: box.y0 - edge, x1: box.x1 + edge, y1: box.y1 + edge });
  }
  return lines;
}

function connected(likelihoods: Float32Array, width: number, from: number, isSeen: Uint8Array): number[] {
  const points = [from];
  isSeen[from] = 1;
  for (const at of points) {
    const x = at % width;
    const beside = [...(x > 0 ? [at - 1] : []), ...(x < width - 1 ? [at + 1] : []), at - width, at + width];
    for (const next of beside) {
      if (isSeen[next] !== 0 || likelihoods[next]! < LEAST_OF_POINT) continue;
      isSeen[next] = 1;
      points.push(next);
    }
  }
  return points;
}

// a page's largest area has more points than a call may have arguments
const smallest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value));
const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value));
