import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Tesseract from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Glyph, PageMarks } from '#indexer/files/resume-layout/pdf-glyphs.ts';
import { lacksContact, mergedLines, type ScannedLine } from './merge-readings.ts';
import { enlarged, mostTimes } from './scan-pictures.ts';

/** What bullets are taken for, as part of the word that follows. */
const BULLET = /^[«»©¢°*](?=\p{L})/u;
/** A4, to which every picture is scaled. */
const PAGE_POINTS = { width: 595, height: 842 };
/** Height of small letters without ascenders, as a fraction of a font's size. */
const X_HEIGHT = 0.52;

const LANGUAGE_DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/**
 * Recognises the text of pictures of pages (PGM, PNG or JPEG) offline. Its words' letters share
 * their width evenly, which is exact enough for the layout; what the recognition is unsure of is left out.
 */
export async function recognisePages(pictures: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<PageMarks[]> {
  let worker: Tesseract.Worker | undefined;
  try {
    const pages: PageMarks[] = [];
    for await (const picture of pictures) {
      worker ??= await startWorker();
      pages.push(marksOf(await recogniseLines(worker, picture, pages.length === 0)));
    }
    return pages;
  } finally {
    await worker?.terminate();
  }
}

/** Processor time; then pages are read once, at their own size, which takes half as long. */
const HURRIED_AFTER_MS = 40_000;
/** The third reading should differ enough from the first one: if it can't be larger, it is smaller. */
const LEAST_LARGER = 2.5;
const SMALLER = 1.5;
/** How dark a point must be to be ink: for the page as a whole, or compared with its surroundings, as on coloured bars. */
const THRESHOLDS = { ofPage: '0', ofSurroundings: '2' };

/**
 * The lines of a page, as read at twice its size. A resume's first page is also read at its own size, with text on coloured
 * ground, and, if a contact is missing, at up to three times its size.
 */
async function recogniseLines(worker: Tesseract.Worker, picture: Buffer, isFirst: boolean): Promise<ScannedLine[]> {
  const isHurried = () => processorMs() > HURRIED_AFTER_MS;
  const twice = mostTimes(picture, 2);
  if (twice < SMALLER || isHurried()) return mergedLines(await readingOf(worker, picture, 1));
  const first = await readingOf(worker, enlarged(picture, twice), twice);
  if (!isFirst || isHurried()) return mergedLines(first);
  const second = await readingOf(worker, picture, 1, THRESHOLDS.ofSurroundings);
  const lines = mergedLines(first, second);
  if (isHurried() || !lacksContact(lines)) return lines;
  const larger = mostTimes(picture, 3);
  const times = larger > LEAST_LARGER ? larger : SMALLER;
  return mergedLines(first, second, await readingOf(worker, enlarged(picture, times), times));
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The lines of a picture that was enlarged, with their places in the original. */
async function readingOf(
  worker: Tesseract.Worker,
  picture: Buffer,
  times: number,
  threshold = THRESHOLDS.ofPage,
): Promise<ScannedLine[]> {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, thresholding_method: threshold });
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => reduced(line, times))),
  );
}

function reduced({ bbox, baseline, rowAttributes, words }: Tesseract.Line, times: number): ScannedLine {
  const box = ({ x0, y0, x1, y1 }: Tesseract.Bbox) => ({
    ...{ x0: x0 / times, y0: y0 / times, x1: x1 / times, y1: y1 / times },
  });
  return {
    bbox: box(bbox),
    baseline: { ...baseline, ...box(baseline) },
    rowAttributes: {
      rowHeight: rowAttributes.rowHeight / times,
      ascenders: rowAttributes.ascenders / times,
      descenders: rowAttributes.descenders / times,
    },
    words: words.map(({ text, confidence, bbox: own }) => ({ text, confidence, bbox: box(own) })),
  };
}

const startWorker = (): Promise<Tesseract.Worker> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined, // reported by the rejected call
  });

export function marksOf(lines: readonly ScannedLine[]): PageMarks {
  const right = Math.max(1, ...lines.map(({ bbox }) => bbox.x1));
  const left = Math.min(right - 1, ...lines.map(({ bbox }) => bbox.x0));
  // pages have margins of about the same width on both sides
  const scale = PAGE_POINTS.width / (right + left);
  return { ...PAGE_POINTS, glyphs: lines.flatMap((line) => glyphsOf(line, scale)), rules: [] };
}

function glyphsOf({ words, baseline, rowAttributes }: ScannedLine, scale: number): Glyph[] {
  const { rowHeight, ascenders, descenders } = rowAttributes;
  const size = ((rowHeight - ascenders - descenders) / X_HEIGHT) * scale;
  const y = ((baseline.y0 + baseline.y1) / 2) * scale;
  const style = { y, size, bold: false, italic: false, color: '#000000' };
  return words.flatMap(({ text, bbox }) => {
    const letters = [...text.replace(BULLET, '• ')];
    const width = ((bbox.x1 - bbox.x0) * scale) / letters.length;
    const x = bbox.x0 * scale;
    return letters.map(
      (letter, at): Glyph => ({ text: letter, x: x + at * width, right: x + (at + 1) * width, ...style }),
    );
  });
}
