import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Tesseract from 'tesseract.js';
import { createWorker, OEM } from 'tesseract.js';
import type { Glyph, PageMarks } from '#indexer/files/resume-layout/pdf-glyphs.ts';

/** Percent. Ruled lines, stamps and grain come out as words below it. */
const LEAST_CONFIDENCE = 45;
/** Words with a digit or an @ are contacts, dates and amounts: a wrong one is worse than a missing one. */
const LEAST_CONFIDENCE_OF_FACTS = 75;
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
      const { data } = await worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
      pages.push(marksOf((data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))));
    }
    return pages;
  } finally {
    await worker?.terminate();
  }
}

const startWorker = (): Promise<Tesseract.Worker> =>
  createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined, // reported by the rejected call
  });

function marksOf(lines: readonly Tesseract.Line[]): PageMarks {
  const right = Math.max(1, ...lines.map(({ bbox }) => bbox.x1));
  const left = Math.min(right - 1, ...lines.map(({ bbox }) => bbox.x0));
  // pages have margins of about the same width on both sides
  const scale = PAGE_POINTS.width / (right + left);
  return { ...PAGE_POINTS, glyphs: lines.flatMap((line) => glyphsOf(line, scale)), rules: [] };
}

function glyphsOf({ words, baseline, rowAttributes }: Tesseract.Line, scale: number): Glyph[] {
  const size = rowAttributes.rowHeight * LETTER_SHARE * scale;
  const y = ((baseline.y0 + baseline.y1) / 2) * scale;
  const style = { y, size, bold: false, italic: false, color: '#000000' };
  return words
    .filter(({ text, confidence }) => confidence >= (/[\d@]/.test(text) ? LEAST_CONFIDENCE_OF_FACTS : LEAST_CONFIDENCE))
    .flatMap(({ text, bbox }) => {
      const letters = [...text.replace(BULLET, '• ')];
      const width = ((bbox.x1 - bbox.x0) * scale) / letters.length;
      const x = bbox.x0 * scale;
      return letters.map(
        (letter, at): Glyph => ({ text: letter, x: x + at * width, right: x + (at + 1) * width, ...style }),
      );
    });
}
