import type { Glyph, PageMarks } from '#indexer/files/resume-layout/pdf-glyphs.ts';
import type { ScannedLine } from './merge-readings.ts';

/** What bullets are taken for, as part of the word that follows. */
const BULLET = /^[«»©¢°*](?=\p{L})/u;
/** A4, to which every picture is scaled. */
const PAGE_POINTS = { width: 595, height: 842 };
/** Height of small letters without ascenders, as a fraction of a font's size. */
const X_HEIGHT = 0.52;

/**
 * A scanned page as the layout takes it. The letters of a word share its width evenly, which is exact enough for that.
 */
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
