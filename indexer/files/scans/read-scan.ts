import { buffer } from 'node:stream/consumers';
import { layoutOfPages } from '#indexer/files/resume-layout/read-pdf-layout.ts';
import { openLineFinder } from './line-finder.ts';
import { openLineReader } from './line-reader.ts';
import { linesOfBoth, type ReadLine } from './line-words.ts';
import { mergedLines } from './merge-readings.ts';
import type { Page } from './ocr-model.ts';
import { marksOf } from './page-marks.ts';
import type { TesseractPage } from './read-with-tesseract.ts';
import { fromPgm, picturesOf } from './scan-pictures.ts';

/** Processor time, of the process's two minutes: what has not been read by then is as Tesseract sees it. */
const NO_LINES_AFTER_MS = 90_000;
const hasTime = (): boolean => process.cpuUsage().user / 1_000 < NO_LINES_AFTER_MS;

/** The lines of each page as PP-OCR finds and reads them. */
async function ppOcrPages(file: Buffer, seen: readonly TesseractPage[]): Promise<ReadLine[][]> {
  if (seen.length === 0) return [];
  const [find, read] = [await openLineFinder(), await openLineReader()];
  const linesOf = async (page: Page): Promise<ReadLine[]> => {
    const lines: ReadLine[] = [];
    for (const box of await find(page)) if (hasTime()) lines.push({ box, letters: await read(page, box) });
    return lines;
  };
  const pages: ReadLine[][] = [];
  for await (const pgm of picturesOf(file)) {
    const radians = seen[pages.length]?.radians ?? 0;
    pages.push(hasTime() ? await linesOf({ picture: fromPgm(pgm), radians }) : []);
  }
  return pages;
}

/**
 * Runs as a separate process for extract-scan.ts: gets what read-with-tesseract.ts printed, a line break and the file
 * from standard input, reads its pages by PP-OCR as well, and prints a ResumeLayout as JSON in the last line.
 */
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const seen = JSON.parse(input.toString('utf8', 0, end)) as TesseractPage[];
const read = await ppOcrPages(input.subarray(end + 1), seen);
const pages = seen.map(({ lines }, at) => marksOf(mergedLines(linesOfBoth(read[at] ?? [], lines), lines)));
process.stdout.write(`\n${JSON.stringify(layoutOfPages(pages))}`);
