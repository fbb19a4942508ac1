import { findPeriod } from './find-period.ts';
import type { Reading } from './reading.ts';
import { pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const NUMBER = /^(?:\d{1,2}[.)]|\(\d{1,2}\))\s*/;
const YEAR =
  /\s*[-–—,|(:]*\s*(?:in\s+)?(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s,'’-]*)?(?:19|20)\d{2}\)?\.?$/i;
const MOST_CHARACTERS = 120;
const MOST = 30;

/** The certificates of a resume, without numbers before and years after them. */
export function findCertifications(lines: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const line of lines) {
    for (const piece of splitPieces(line, /\s[·•|]\s|;\s|,\s+(?=\p{Lu})/gu)) {
      const from = NUMBER.exec(piece.text)?.[0].length ?? 0;
      const year = YEAR.exec(piece.text)?.[0].length ?? 0;
      const name = pieceOf(piece, from, piece.text.length - year);
      if (name.text.length < 2 || name.text.length > MOST_CHARACTERS || findPeriod(name.text)?.index === 0) continue;
      if (!/\p{L}{2}/u.test(name.text) || found.size === MOST) continue;
      const key = name.text.toLowerCase();
      if (!found.has(key))
        found.set(key, { value: name.text, confidence: 0.85, at: { start: name.start, end: name.end } });
    }
  }
  return [...found.values()];
}
