import { findPeriod } from './find-period.ts';
import type { Reading } from './reading.ts';
import { hasOpenBracket, type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const NUMBER = /^(?:\d{1,2}[.)]|\(\d{1,2}\))\s*/;
const YEAR =
  /\s*[-–—,|(:]*\s*(?:in\s+)?(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s,'’-]*)?(?<!\d:?)(?:19|20)\d{2}\)?\.?$/i;
const MOST_CHARACTERS = 120;
const MOST = 30;
/** What stands in a section of certificates and names none: words of a table's header, a document of identity. */
const NO_NAME =
  /^(?:certificates?|certifications?|courses?|trainings?|licen[cs]es?|registrations?|members?|memberships?|passport|valid\b.*|level\s+(?:[ivx]+|\d))$/i;

/** The certificates of a resume, without leading numbers and trailing years. */
export function findCertifications(lines: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const { piece, confidence } of namesOf(lines)) {
    const from = NUMBER.exec(piece.text)?.[0].length ?? 0;
    const name = withoutYear(pieceOf(piece, from, piece.text.length));
    if (name.text.length < 2 || name.text.length > MOST_CHARACTERS || findPeriod(name.text)?.index === 0) continue;
    if (!/\p{L}{2}/u.test(name.text) || NO_NAME.test(name.text) || found.size === MOST) continue;
    const key = name.text.toLowerCase();
    if (!found.has(key)) found.set(key, { value: name.text, confidence, at: { start: name.start, end: name.end } });
  }
  return [...found.values()];
}

const withoutYear = (piece: Piece): Piece =>
  pieceOf(piece, 0, piece.text.length - (YEAR.exec(piece.text)?.[0].length ?? 0));

function namesOf(lines: readonly ResumeLine[]): { piece: Piece; confidence: number }[] {
  const column = nameColumn(lines);
  return lines.flatMap((line) => {
    // a layout's lines and cells are entries; plain text may list them with commas
    if (!line.cells)
      return splitPieces(line, /\s[·•|]\s|;\s|,\s+(?=\p{Lu})/gu).map((piece) => ({ piece, confidence: 0.85 }));
    const cells = column ? line.cells.slice(column.first, column.first + 1) : line.cells;
    return cells.flatMap((cell) => splitPieces(cell, /\s[·•|]\s|;\s/gu).map((piece) => ({ piece, confidence: 0.91 })));
  });
}

/** A header row's cell above the names, and above the facts about them. */
const NAMES =
  /^(?:name of (?:the )?)?(?:certificates?|certifications?|courses?|trainings?|licen[cs]es?|programmes?|title|name)(?: name| title)?$/i;
const FACTS =
  /^(?:certificate |licen[cs]e |registration )?(?:number|no\.?|id|authority|issuer|issued(?: by| on)?|issuing.*|institut.*|organi[sz]ation|provider|board|body|place.*|date.*|year.*|month.*|valid.*|expir.*|duration|grade|score|marks|result|status)$/i;
const SERIAL = /^(?:s\.?|sr\.?|sl\.?)?\s*(?:no\.?|#)$/i;

/** The column of a table in which the names are, by its header row; null if there is no such table. */
function nameColumn([header]: readonly ResumeLine[]): { first: number } | null {
  const heads = (header?.cells ?? []).map(({ text }) => text.trim());
  const first = heads.findIndex((head) => NAMES.test(head));
  const isTable =
    first !== -1 &&
    heads.length > 1 &&
    heads.every((head, at) => at === first || FACTS.test(head) || SERIAL.test(head));
  return isTable ? { first } : null;
}

/** Between two parts of one name: 'Foundation (ITIL', 'Associate – Cloud', and a line that breaks behind a comma. */
const WITHIN_NAME = /^\s?[–—(]\s?$|^,[^\S\n]*\n\s*$/;

/** Names that a reading has cut into pieces are whole again, and lose their years. */
export function wholeCertificates(readings: readonly Reading<string>[], text: string): Reading<string>[] {
  const whole: Reading<string>[] = [];
  for (const reading of readings.toSorted((a, b) => a.at.start - b.at.start)) {
    const last = whole.at(-1);
    if (last && WITHIN_NAME.test(text.slice(last.at.end, reading.at.start))) {
      const at = { start: last.at.start, end: reading.at.end };
      whole[whole.length - 1] = { value: '', confidence: Math.min(last.confidence, reading.confidence), at };
    } else whole.push(reading);
  }
  return whole.flatMap(({ confidence, at }) => {
    const end = hasOpenBracket(text.slice(at.start, at.end)) && text[at.end] === ')' ? at.end + 1 : at.end;
    const name = withoutYear({ text: text.slice(at.start, end), start: at.start, end });
    const value = name.text.replace(/\s+/g, ' ').trim();
    return value === '' || NO_NAME.test(value) ? [] : [{ value, confidence, at: { start: name.start, end: name.end } }];
  });
}
