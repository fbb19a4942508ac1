import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { asDate, findPeriod, type Period } from './find-period.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';
import { looksLikeName } from './words-of-work.ts';

/** A period in a career's section, with the text next to it. */
export interface Anchor {
  /** Index of the first and last line of the period. */
  first: number;
  last: number;
  period: Period;
  /** The rest of its lines. */
  rest: Piece[];
}

const HARD = /\s*[|•·●¦]\s*|\s{3,}|\s*;\s+/gu;
const LABEL_LINE =
  /^(?:(?:key |major )?(?:highlights?|responsibilit(?:y|ies)|roles?(?: and responsibilities)?|duties|achievements?|job profile|summary|keywords|technologies|tools used|environment|team size|reporting to|reason for leaving)\b[^:]{0,20}:?$|(?:project|client|team size|environment|tools|office ph|tel|phone|ph|email|website|url)\b[^:]{0,20}[:–-])/i;
const DURATION = /^[\s(]*(?:\d+(?:\.\d+)?\s*\+?\s*(?:years?|yrs?|y|months?|mos?|mths?|m)\b[\s,.&]*(?:and\s*)?)+\)?$/i;
const EMPLOYMENT =
  /^(?:full[- ]?time|part[- ]?time|permanent|contract(?:ual)?|temporary|on-?site|remote|hybrid|duration|period|from|since|tenure)\s*:?$/i;
/** A place or branch of business after its label. */
const LABELLED_PLACE = /^(?:city|country|state|location|place|address|industry|sector|website|web)\s*(?::|[-–]\s)/i;
const LONGEST_HEAD = 120;

/** Names that may be a title, an employer or a place; a task is none. */
export function isHead(line: ResumeLine): boolean {
  const { text } = line;
  if (line.bullet || text.length > LONGEST_HEAD || LABEL_LINE.test(text) || /\S@\S|https?:|\d{7}/.test(text))
    return false;
  return looksLikeName(text) && !/[;:]$/.test(text) && !isColumnNames(text);
}

export const isPlaceName = (text: string): boolean => {
  const parts = text
    .split(/\s*[,/|]\s*|\s[-–—]\s/)
    .map((part) => part.replace(/[().]|\s*[-–]?\s*\d{3}\s?\d{3}/g, '').trim());
  return parts.every(
    (part) =>
      part !== '' &&
      ((part.length > 3 && (canonicalCity(part) !== null || canonicalState(part) !== null)) ||
        /^(?:india|in|bharat|remote|work from home|wfh|on-?site|hybrid|abroad|usa|uae|uk)$/i.test(part)),
  );
};

export const isDuration = (text: string): boolean => DURATION.test(text);

/** A part that is neither a title nor an employer. */
export const isNoise = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  DURATION.test(text) ||
  EMPLOYMENT.test(text) ||
  LABELLED_PLACE.test(text) ||
  isPlaceName(text) ||
  LABEL_LINE.test(text);

/** The cells of a line, cut at signs that always separate. */
export function partsOf(line: ResumeLine): Piece[] {
  const cells: readonly Piece[] = line.cells ?? [line];
  return cells.flatMap((cell) => splitPieces(cell, HARD));
}

/** The lines that carry a period. A period inside a task is none. */
export function findAnchors(lines: readonly ResumeLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as ResumeLine;
    const next = lines[at + 1];
    const two = next ? twoDates(line, next) : null;
    if (two) {
      anchors.push({ first: at, last: at + 1, ...two });
      at++;
      continue;
    }
    const anchor = anchorIn(line);
    if (anchor) anchors.push({ first: at, last: at, ...anchor });
  }
  return anchors;
}

/** A start and an end below each other, alone on their lines or in a column of dates. */
function twoDates(line: ResumeLine, next: ResumeLine): { period: Period; rest: Piece[] } | null {
  const [upper, lower] = [dateCell(line), dateCell(next)];
  if (!upper || !lower) return null;
  const isColumn = upper.others.length + lower.others.length > 0;
  // in a column, a date without a dash is as often the only one of its entry
  if (isColumn && !(/[-–—]$|\bto$/i.test(upper.text) || /^(?:[-–—]|to\b)/i.test(lower.text))) return null;
  if (isColumn && Math.abs(upper.x - lower.x) > SAME_COLUMN) return null;
  const from = asDate(upper.text.replace(/\s*(?:[-–—]|\bto)$/i, ''));
  const to = asDate(lower.text.replace(/^(?:[-–—]|to\b)\s*/i, ''));
  if (!from || from === 'now' || !to) return null;
  if (to !== 'now' && to.year * 12 + (to.month ?? 12) < from.year * 12 + (from.month ?? 1)) return null;
  const rest = [...upper.others, ...lower.others].flatMap((piece) => splitPieces(piece, HARD)).map(bare);
  return {
    period: { from, ...(to !== 'now' && { to }), index: 0, length: line.text.length },
    rest: rest.filter(({ text }) => !isNoise(text)),
  };
}

/** In points. */
const SAME_COLUMN = 25;

/** The first or last cell of a line that is only a date, with the other cells. */
function dateCell({ text, cells = [] }: ResumeLine): { text: string; x: number; others: readonly Piece[] } | null {
  if (cells.length < 2) return { text, x: cells[0]?.x ?? 0, others: [] };
  const cell = [cells[0], cells.at(-1)].find(
    (each) => each && asDate(each.text.replace(/^(?:[-–—]|to\b)\s*|\s*(?:[-–—]|\bto)$/gi, '')) !== null,
  );
  return cell ? { text: cell.text, x: cell.x, others: cells.filter((other) => other !== cell) } : null;
}

function anchorIn(line: ResumeLine): { period: Period; rest: Piece[] } | null {
  const cells: readonly Piece[] = line.cells ?? [line];
  const dates = cells.map((cell) => asDate(cell.text));
  const from = dates.findIndex((date) => date !== null && date !== 'now');
  const to = dates[from + 1];
  if (from >= 0 && to && cells.length > 2) {
    const start = dates[from];
    if (start && start !== 'now')
      return {
        period: { from: start, ...(to !== 'now' && { to }), index: 0, length: 0 },
        rest: cells.filter((_, at) => at !== from && at !== from + 1),
      };
  }
  for (const cell of cells) {
    const period = findPeriod(cell.text);
    if (!period) continue;
    const before = pieceOf(cell, 0, period.index);
    const after = pieceOf(cell, period.index + period.length, cell.text.length);
    const rest = [
      ...cells.filter((other) => other !== cell && other.start < cell.start),
      before,
      after,
      ...cells.filter((other) => other.start > cell.start),
    ]
      .map(withoutTask)
      .flatMap((piece) => splitPieces(piece, HARD))
      .map(bare)
      .filter(({ text }) => /\p{L}{2}/u.test(text) && !isNoise(text));
    const words = rest.map(({ text }) => text).join(' ');
    if (
      words !== '' &&
      (!looksLikeName(words.replace(/\b(?:with|as|at|and|cum|in)\b/g, ' ')) || words.length > LONGEST_HEAD)
    )
      return null;
    return { period, rest };
  }
  return null;
}

/** 'Bus Driver, Anand Transport. Night coach to Pune.': a sentence after the names, or the names' own full stop. */
function withoutTask(piece: Piece): Piece {
  const stop = /(?<=[a-z)]{3})\.(?:\s+\p{Lu}.*)?$/u.exec(piece.text);
  if (!stop || /\b(?:pvt|ltd|inc|corp|bros|govt|dept)$/i.test(piece.text.slice(0, stop.index))) return piece;
  return pieceOf(piece, 0, stop.index);
}

const LABELLED_NAME =
  /^(?:(?:\d{1,2}[.):]|\(\d{1,2}\)|[ivx]{1,4}[.)])\s*)?(?:(?:(?:job )?(?:designation|position|title|post|role|rank)(?: held)?|(?:name of (?:the )?)?(?:company|organi[sz]ation|employer|firm)(?: name)?)\s*(?::\s*-?|:-|[-–]\s)\s*|(?:employed|worked|working) (?:with|at|for|as)\s+)(?=\p{Lu})/iu;
const NUMBERED = /^(?:(?:\d{1,2}[.)]|\(\d{1,2}\)|[ivx]{1,4}[.)])\s+|(?:with|at|in|m\/s\.?|@)\s+(?=\p{Lu}))/iu;

/** A name without its label or number. */
export function unlabelled(piece: Piece): Piece {
  const skipped = (LABELLED_NAME.exec(piece.text) ?? NUMBERED.exec(piece.text))?.[0].length ?? 0;
  return skipped < piece.text.length ? pieceOf(piece, skipped, piece.text.length) : piece;
}

/** The names of a table's columns in one line. */
export const isColumnNames = (text: string): boolean =>
  /\b(?:organi[sz]ation|company|employer|institution)\b/i.test(text) &&
  /\b(?:designation|position|role|post|duration|period)\b/i.test(text) &&
  text.length < 80 &&
  !findPeriod(text);

/** Without the signs that a removed date leaves at its ends. */
export function bare(piece: Piece): Piece {
  const start = /^[\s,;:|•·–—)\]/-]*(?:\((?=[^)]*$))?/u.exec(piece.text)?.[0].length ?? 0;
  const end = /[\s,;:|•·–—([/-]*$/u.exec(piece.text)?.[0].length ?? 0;
  return pieceOf(piece, start, Math.max(start, piece.text.length - end));
}
