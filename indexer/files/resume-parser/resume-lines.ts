import type { Span } from './reading.ts';

/** A line that holds something, without its bullet and the blanks around it; `start` and `end` are of `text`. */
export interface ResumeLine extends Span {
  text: string;
  bullet: boolean;
  /** An empty line stands before it. */
  afterGap: boolean;
}

/** Signs that open an entry; private-use letters are bullets of symbol fonts. */
const BULLET = /^(?:[•●○◦▪■□➢➤►▶✓✔❖◆♦*·\ue000-\uf8ff]|[-–—]\s)\s*/u;

/** A label in another script before the English one: 'नाम / Name'. */
const OTHER_SCRIPT = /^(?=[^/]*\p{L})[^\p{Script=Latin}\d/]{2,40}\/\s*/u;

/** What a line begins with where a fact stands behind its name: 'Duration : …', whatever the name. */
export const ANY_LABEL = /^\p{L}[\p{L} ]{2,30}?\s*(?::\s*-?|:-)\s*/u;

/** The lines of a text with their places in it. */
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

/** A part of a line, trimmed, with its place in the resume. */
export interface Piece extends Span {
  text: string;
}

/** The parts of a text between the matches of `separator` (with the flag g), trimmed; empty ones fall out. */
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

/** The part of a text from one place to another, trimmed. */
export function pieceOf(whole: Piece, from: number, to: number): Piece {
  const raw = whole.text.slice(from, to);
  const start = whole.start + from + (raw.length - raw.trimStart().length);
  const text = raw.trim();
  return { text, start, end: start + text.length };
}
