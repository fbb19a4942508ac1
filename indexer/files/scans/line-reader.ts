import { type Box, CHANNELS, openModel, type Page, scaled } from './ocr-model.ts';

const MODEL = 'en_PP-OCRv4_rec.onnx';
/** The model's classes after the first, which is none. It has two for a blank. */
const LETTERS = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./  ',
];
/** Of the strips that the model was trained on, in pixels. */
const HEIGHT = 48;
const LEAST_WIDTH = 320;
/** A page is 20 times as wide as its smallest print is high. */
const MOST_WIDTH = 3_200;

export interface ReadLetter {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Its centre, in pixels of the level page. */
  x: number;
}

/** The letters of a line, blanks included, from left to right. */
export type LineReader = (page: Page, line: Box) => Promise<ReadLetter[]>;

export async function openLineReader(): Promise<LineReader> {
  const run = await openModel(MODEL);
  return async (page, line) => {
    const scale = (line.y1 - line.y0) / HEIGHT;
    const textWidth = Math.min(MOST_WIDTH, Math.max(1, Math.ceil((line.x1 - line.x0) / scale)));
    const width = Math.max(LEAST_WIDTH, textWidth);
    const gray = scaled(page, line, { width: textWidth, height: HEIGHT });
    // what is right of a short line is gray: 0
    const values = new Float32Array(CHANNELS * HEIGHT * width);
    for (let row = 0; row < CHANNELS * HEIGHT; row++)
      for (let column = 0; column < textWidth; column++)
        values[row * width + column] = gray[(row % HEIGHT) * textWidth + column]! * 2 - 1;
    const { data, dims } = await run(values, { width, height: HEIGHT });
    const [, steps = 0, classes = 0] = dims;
    const step = ((line.x1 - line.x0) / textWidth) * (width / steps);
    return decoded(data, steps, classes).map(({ at, ...letter }) => ({ ...letter, x: line.x0 + (at + 0.5) * step }));
  };
}

/** The most likely letter of each step; the same letter in consecutive steps counts once. */
function decoded(likelihoods: Float32Array, steps: number, classes: number) {
  const letters: { text: string; confidence: number; at: number }[] = [];
  let previous = 0;
  for (let at = 0; at < steps; at++) {
    const own = likelihoods.subarray(at * classes, (at + 1) * classes);
    let best = 0;
    for (let each = 1; each < classes; each++) if (own[each]! > own[best]!) best = each;
    const text = LETTERS[best - 1];
    if (text && best !== previous) letters.push({ text, confidence: own[best]!, at });
    previous = best;
  }
  return letters;
}
