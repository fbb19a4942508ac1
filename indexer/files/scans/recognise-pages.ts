import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Tesseract from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Glyph, PageMarks } from '#indexer/files/resume-layout/pdf-glyphs.ts';
import { twiceAsLarge } from './scan-pictures.ts';
import { needsSecondReading, trustedAddresses } from './scanned-addresses.ts';
import { hasDoubtfulPhone, LEAST_CONFIDENCE_OF_FACTS, withPhones } from './scanned-phones.ts';

/** Percent. Ruled lines, stamps and grain come out as words below it. */
const LEAST_CONFIDENCE = 45;
/** Signs between contacts are taken for single digits. */
const LEAST_CONFIDENCE_OF_DIGITS = 88;
/** What bullets are taken for, as part of the word that follows. */
const BULLET = /^[«»©¢°*](?=\p{L})/u;
/** A4, to which every picture is scaled. */
const PAGE_POINTS = { width: 595, height: 842 };
/** Fraction of a row's height that its letters take. */
const LETTER_SHARE = 0.72;

const LANGUAGE_DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Pages with more lines to read again are lists of addresses. */
const MOST_SECOND_READINGS = 6;
/** Around a line that is read again: its letters may stick out. */
const PADDING = { x: 8, y: 5 };

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
      pages.push(marksOf(await recogniseLines(worker, picture)));
    }
    return pages;
  } finally {
    await worker?.terminate();
  }
}

type Words = Tesseract.Word[];
type Line = Omit<Tesseract.Line, 'words'> & { words: Pick<Tesseract.Word, 'text' | 'confidence' | 'bbox'>[] };

const linesOf = ({ blocks }: Tesseract.Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
const OUTPUT = { text: false, blocks: true };

/** The lines of a page. Lines with a doubtful address or phone are read a second time, as single lines and enlarged. */
async function recogniseLines(worker: Tesseract.Worker, picture: Buffer): Promise<Line[]> {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  const { data } = await worker.recognize(picture, { rotateAuto: true }, OUTPUT);
  const lines = linesOf(data);
  const doubtful = lines
    .filter(({ words }) => needsSecondReading(words) || hasDoubtfulPhone(words))
    .slice(0, MOST_SECOND_READINGS);
  const again = new Map<Tesseract.Line, Words>();
  if (doubtful.length > 0) await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  const large = doubtful.length > 0 ? twiceAsLarge(picture) : null;
  const times = large ? 2 : 1;
  for (const line of doubtful) {
    const { x0, y0, x1, y1 } = line.bbox;
    const rectangle = {
      ...{ left: times * Math.max(0, x0 - PADDING.x), top: times * Math.max(0, y0 - PADDING.y) },
      ...{ width: times * (x1 - x0 + 2 * PADDING.x), height: times * (y1 - y0 + 2 * PADDING.y) },
    };
    const turned = { rectangle, rotateRadians: data.rotateRadians ?? 0 };
    const second = await worker.recognize(large ?? picture, turned, OUTPUT);
    again.set(
      line,
      linesOf(second.data).flatMap(({ words }) => words.map((word) => ({ ...word, bbox: reduced(word.bbox, times) }))),
    );
  }
  return lines.map((line) => {
    const second = again.get(line);
    return { ...line, words: withAddresses(withPhones(line.words, second), second) };
  });
}

const reduced = ({ x0, y0, x1, y1 }: Tesseract.Bbox, times: number): Tesseract.Bbox => ({
  ...{ x0: x0 / times, y0: y0 / times, x1: x1 / times, y1: y1 / times },
});

/** A line's words that are kept: words with an @ only as the addresses that they are part of. */
function withAddresses(words: readonly Tesseract.Word[], again: Words | undefined): Line['words'] {
  const addresses = trustedAddresses(words, again);
  return words.flatMap((word, at) => {
    const address = addresses.find(({ from, to }) => from <= at && at <= to);
    if (!address) return isKept(word) ? [word] : [];
    if (at > address.from) return [];
    return [{ text: address.text, confidence: 100, bbox: { ...word.bbox, x1: words[address.to]!.bbox.x1 } }];
  });
}

function isKept({ text, confidence }: Tesseract.Word): boolean {
  if (text.includes('@')) return false;
  if (/^\d$/.test(text)) return confidence >= LEAST_CONFIDENCE_OF_DIGITS;
  return confidence >= (/\d/.test(text) ? LEAST_CONFIDENCE_OF_FACTS : LEAST_CONFIDENCE);
}

const startWorker = (): Promise<Tesseract.Worker> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined, // reported by the rejected call
  });

function marksOf(lines: readonly Line[]): PageMarks {
  const right = Math.max(1, ...lines.map(({ bbox }) => bbox.x1));
  const left = Math.min(right - 1, ...lines.map(({ bbox }) => bbox.x0));
  // pages have margins of about the same width on both sides
  const scale = PAGE_POINTS.width / (right + left);
  return { ...PAGE_POINTS, glyphs: lines.flatMap((line) => glyphsOf(line, scale)), rules: [] };
}

function glyphsOf({ words, baseline, rowAttributes }: Line, scale: number): Glyph[] {
  const size = rowAttributes.rowHeight * LETTER_SHARE * scale;
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
