import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type Tesseract from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { ScannedLine } from './merge-readings.ts';
import { enlarged, mostTimes, picturesOf } from './scan-pictures.ts';

const LANGUAGE_DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Processor time; then pictures are read at their own size. */
const HURRIED_AFTER_MS = 60_000;
/** A picture enlarged less than that is read no better. */
const LEAST_ENLARGED = 1.5;

export interface TesseractPage {
  /** In pixels of the picture after it was turned. */
  lines: ScannedLine[];
  /** By how much the picture was turned about its centre, clockwise, to make its lines level. */
  radians: number;
}

/** Reads the pictures of pages, in PGM, at twice their size, offline. */
async function tesseractPages(pictures: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<TesseractPage[]> {
  let worker: Tesseract.Worker | undefined;
  try {
    const pages: TesseractPage[] = [];
    for await (const picture of pictures) {
      worker ??= await startWorker();
      const most = process.cpuUsage().user / 1_000 < HURRIED_AFTER_MS ? mostTimes(picture, 2) : 1;
      const times = most < LEAST_ENLARGED ? 1 : most;
      pages.push(await readingOf(worker, times === 1 ? picture : enlarged(picture, times), times));
    }
    return pages;
  } finally {
    await worker?.terminate();
  }
}

/** The lines of a picture that was enlarged, with their places in the original. */
async function readingOf(worker: Tesseract.Worker, picture: Buffer, times: number): Promise<TesseractPage> {
  const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => reduced(line, times))),
  );
  return { lines, radians: data.rotateRadians ?? 0 };
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

async function startWorker(): Promise<Tesseract.Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined, // reported by the rejected call
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return worker;
}

/**
 * Runs as a separate process for extract-scan.ts: reads a file from standard input and prints what Tesseract sees in its
 * pictures as JSON in the last line; a damaged file is an error exit.
 */
const pages = await tesseractPages(picturesOf(await buffer(process.stdin)));
process.stdout.write(`\n${JSON.stringify(pages)}`);
