import { type LayoutLine, PARAGRAPH_GAP, type ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import type { Span } from './reading.ts';

/** A non-empty line, without its bullet and surrounding blanks; `start` and `end` are positions in `text`. */
export interface ResumeLine extends Span {
  text: string;
  bullet: boolean;
  /** It follows an empty line. */
  afterGap: boolean;
  /** The line's place and style; absent in plain text. */
  layout?: LineLayout;
  /** Parts separated by wide gaps, tabs or a table's borders; absent in plain text. */
  cells?: Cell[];
}

export interface Cell extends Piece {
  x: number;
  right: number;
  bold: boolean;
  size: number;
}

export type LineLayout = Pick<
  LayoutLine,
  'page' | 'column' | 'x' | 'y' | 'size' | 'bold' | 'italic' | 'color' | 'gap' | 'ruled' | 'heading' | 'row' | 'wraps'
>;

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

/** The lines of a layout; a cell that opens with a bullet loses it. */
export function layoutToLines({ text, lines }: ResumeLayout): ResumeLine[] {
  const made = lines.flatMap((line, at): ResumeLine[] => {
    let isListed = line.listed;
    const cells = withColons(
      text,
      line.cells.flatMap((cell): Cell[] => {
        const [bare] = resumeLines(text.slice(cell.start, cell.end));
        if (!bare) return [];
        isListed ||= bare.bullet;
        const { x, right, bold, size } = cell;
        const whole = {
          text: bare.text,
          start: cell.start + bare.start,
          end: cell.start + bare.start + bare.text.length,
        };
        return splitPieces(whole, LEADER).map((piece) => ({ ...piece, x, right, bold, size }));
      }),
    );
    const latin = cells.some(({ text: of }) => LATIN.test(of))
      ? cells.filter(({ text: of }) => /\d/.test(of) || LATIN.test(of) || !/\p{L}/u.test(of))
      : cells;
    const first = latin[0];
    const last = latin.at(-1);
    if (!first || !last) return [];
    const { start: _start, end: _end, cells: _cells, listed: _listed, ...layout } = line;
    const before = lines[at - 1];
    return [
      {
        text: blankOtherScripts(text.slice(first.start, last.end)),
        start: first.start,
        end: last.end,
        bullet: isListed,
        afterGap: !before || line.gap > PARAGRAPH_GAP || before.column !== line.column || before.page !== line.page,
        layout,
        cells: latin,
      },
    ];
  });
  return joinWrapped(made);
}

/** Dots that lead from a name to its date. */
const LEADER = /\s*(?:[._…·]\s?){5,}\s*/gu;

/** A colon in a cell of its own belongs to the value after it. */
function withColons(text: string, cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell, at): Cell[] => {
    if (at > 0 && cell.text === ':' && cells[at + 1]) return [];
    const colon = cells[at - 1];
    if (at < 2 || colon?.text !== ':') return [cell];
    return [{ ...cell, text: text.slice(colon.start, cell.end).replace('\t', ' '), start: colon.start }];
  });
}

const LATIN = /\p{Script=Latin}/u;

/** 'Name / नाम': the copy in another script becomes blanks, so that positions stay the same. */
const blankOtherScripts = (text: string): string =>
  LATIN.test(text)
    ? text
        .replace(
          /\s*[/|(]\s*[^\p{Script=Latin}\d:/|()]*\p{L}[^\p{Script=Latin}\d:/|()]*\)?(?=\s*(?:[:–-]|$))/gu,
          (other) => ' '.repeat(other.length),
        )
        .trimEnd()
    : text;

/** A line that continues the one above makes one with it; a line break counts like a blank. */
function joinWrapped(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const tail = last?.cells?.at(-1);
    const [only] = line.cells ?? [];
    if (
      last &&
      tail &&
      only &&
      line.layout?.wraps &&
      line.start === last.end + 1 &&
      last.text.length < LONGEST_JOINED
    ) {
      const cell = { ...tail, text: `${tail.text} ${only.text}`, end: only.end };
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        end: line.end,
        cells: [...(last.cells ?? []).slice(0, -1), cell],
      };
    } else joined.push(line);
  }
  return joined;
}

const LONGEST_JOINED = 1_500;

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

/** Whether a bracket is opened and not closed: 'Foundation (ITIL'. */
export const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
