import type { Span } from './reading.ts';

/** A non-empty line, without its bullet and surrounding blanks; `start` and `end` are positions in `text`. */
export interface ResumeLine extends Span {
  text: string;
  bullet: boolean;
  /** It follows an empty line. */
  afterGap: boolean;
}

/** Bullets that start an entry; private-use letters are bullets of symbol fonts. */
const BULLET = /^(?:[•●○◦▪■□➢➤►▶✓✔❖◆♦*·\ue000-\uf8ff]|[-–—]\s)\s*/u;

/** A label in another script before the English one: 'नाम / Name'. */
const OTHER_SCRIPT = /^(?=[^/]*\p{L})[^\p{Script=Latin}\d/]{2,40}\/\s*/u;

/** Any label at the start of a line, with its value after it: 'Duration : …'. */
export const ANY_LABEL = /^\p{L}[\p{L} ]{2,30}?\s*(?::\s*-?|:-)\s*/u;

/** The lines of a text with their positions. */
export function resumeLines(text: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let start = 0;
  let afterGap = false;
  for (const raw of text.split('\n')) {
    const indent = raw.length - raw.trimStart().length;
    const sign = BULLET.exec(raw.trim())?.[0] ?? '';
    const skipped = sign + (OTHER_SCRIPT.exec(raw.trim().slice(sign.length))?.[0] ?? '');
    const content = raw.trim().slice(skipped.length);
    if (content === '') {
      afterGap = true;
    } else {
      const from = start + indent + skipped.length;
      lines.push({ text: content, start: from, end: from + content.length, bullet: sign !== '', afterGap });
      afterGap = false;
    }
    start += raw.length + 1;
  }
  return lines;
}

/** A trimmed part of a line, with its position in the resume. */
export interface Piece extends Span {
  text: string;
}

/** The trimmed parts of a text between the matches of `separator` (with the flag g), without empty ones. */
export function splitPieces(whole: Piece, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(separator)) {
    pieces.push(pieceOf(whole, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(pieceOf(whole, from, whole.text.length));
  return pieces.filter(({ text }) => text !== '');
}

/** The trimmed part of a text between two positions. */
export function pieceOf(whole: Piece, from: number, to: number): Piece {
  const raw = whole.text.slice(from, to);
  const start = whole.start + from + (raw.length - raw.trimStart().length);
  const text = raw.trim();
  return { text, start, end: start + text.length };
}
