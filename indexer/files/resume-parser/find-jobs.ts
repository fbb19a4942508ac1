import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { findCareer, withoutPlace as withoutPlaceName } from './find-career.ts';
import { findLabelledJobs, TITLE_LABEL } from './find-labelled-jobs.ts';
import { asDate, findPeriod, type Period } from './find-period.ts';
import { findTableJobs } from './find-table-jobs.ts';
import { type Reading, type ReadJob, spanOf } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';
import {
  endOfTitle,
  looksLikeName,
  opensTitle,
  soundsLikeEmployer,
  soundsLikeTitle,
  startOfTitle,
  titleScore,
} from './words-of-work.ts';

const SEPARATORS =
  /\s*[|\t;@·~]\s*|^(?:with|at|in)\s+(?=\p{Lu})|\s+as\s+(?=\p{Lu})|\s[-–—:]+\s|,\s+(?!(?:pvt|private|ltd|limited|inc|llp)\b)|\s+\bat\b\s+(?=\p{Lu})|[([]\s*[)\]]|[()[\]]\s*$|^[-–—:|,]+|[-–—:|,(]+$/giu;
const SERIAL = /^(?:\d{1,2}[.):]|\(\d{1,2}\)|[ivx]{1,4}[.)])\s*/i;
const SENTENCE =
  /\b(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|associated|years?|months?)\b.*?\bas\s+(?:an?\s+|the\s+)?(.+?)\s+(?:with|at|in|for)\s+(?:m\/s\.?\s*)?(.+?)(?:\s*\(|,?\s+(?:from|since|between|during)\b|\.?$)/i;
/** 'Worked with Zentrova as Java Developer from …' */
const SENTENCE_OF_EMPLOYER =
  /\b(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|associated)\s+(?:with|at|in|for)\s+(?:m\/s\.?\s*)?(.+?)\s+as\s+(?:an?\s+|the\s+)?(.+?)(?:\s*\(|,?\s+(?:from|since|between|during)\b|\.?$)/i;
const CELL =
  /^(?:s\.?\s?no\.?|company|organi[sz]ation|employer|designation|position|role|from|to|duration|period|tenure)(?: name)?$/i;
/** Other capitalised text next to a job: facts of its project, or of the whole career. */
const NO_NAME =
  /^(?:(?:project|client|team size)\b[^:]{0,20}[:–-]|(?:roles and )?responsibilit|(?:total|overall)\b.*\bexp)/i;
const BOTH = 2;

interface Anchor {
  /** Of the first and the last line of the period. */
  first: number;
  last: number;
  period: Period;
  /** The rest of the period's line. */
  pieces: Piece[];
}

/** Jobs in the order of the resume: each is found by its period, with title and employer in its line or near it. */
export function findJobs(section: readonly ResumeLine[]): Reading<ReadJob>[] {
  const tabled = findTableJobs(section);
  if (tabled) return tabled;
  const labelled = findLabelledJobs(section);
  if (labelled) return labelled;
  if (section.some(({ layout }) => layout)) {
    const told = findToldJobs(section);
    return told.length > 0 ? told : findCareer(section);
  }
  const lines = section.filter(({ text }) => !CELL.test(text) && !isTableHeader(text));
  const anchors = findAnchors(lines);
  const first = anchors[0];
  if (!first) return [];
  const header = section.find(({ text }) => isTableHeader(text));
  if (header) for (const anchor of anchors) anchor.pieces = splitRow(anchor.pieces, header.text);
  const taken = new Set(anchors.flatMap((anchor) => [anchor.first, anchor.last]));
  const above = first.pieces.length < BOTH && namesNearby(lines, first, taken, -1).length > 0;
  return anchors.map((anchor) => {
    const sentence = fromSentence(lines[anchor.first] as ResumeLine);
    const nearby = sentence || anchor.pieces.length >= BOTH ? [] : namesNearby(lines, anchor, taken, above ? -1 : 1);
    return toJob(anchor, sentence, splitBare(splitBracket([...anchor.pieces, ...nearby])), lines);
  });
}

/** Jobs described in sentences ('Worked as … in … from … to …'), which may continue on the next line. */
export function findToldJobs(section: readonly ResumeLine[]): Reading<ReadJob>[] {
  return joinedSentences(section).flatMap((line) => {
    const period = findPeriod(line.text);
    const sentence = period && fromSentence(line);
    if (!period || !sentence) return [];
    const employer = withoutPlaceName(sentence.employer);
    return [
      {
        value: {
          title: clean(sentence.title.text),
          employer: clean(employer.text),
          from: period.from,
          ...(period.to && { to: period.to }),
          isOngoing: period.to === undefined,
        },
        confidence: 0.92,
        at: spanOf([sentence.title, employer]),
      },
    ];
  });
}

/** A line break counts like a blank, so that positions stay the same. */
function joinedSentences(section: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of section) {
    const last = joined.at(-1);
    if (last && !line.bullet && !line.afterGap && line.start === last.end + 1 && !/[.;]$/.test(last.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, end: line.end };
    else joined.push(line);
  }
  return joined;
}

/** 'Java Developer (Zentrova)': without another name, one of the two is in brackets. */
function splitBracket(pieces: Piece[]): Piece[] {
  const [only] = pieces;
  const bracket = only?.text.indexOf('(') ?? -1;
  if (!only || pieces.length > 1 || bracket < 1) return pieces;
  return [pieceOf(only, 0, bracket), pieceOf(only, bracket + 1, only.text.replace(/\)$/, '').length)];
}

/** 'Zentrova Java Developer': without another name, title words mark where the title begins. */
function splitBare(pieces: Piece[]): Piece[] {
  const [only] = pieces;
  if (!only || pieces.length > 1 || opensTitle(only.text) || !soundsLikeTitle(only.text)) return pieces;
  const at = startOfTitle(only.text);
  return at > 0 ? [pieceOf(only, 0, at), pieceOf(only, at, only.text.length)] : pieces;
}

/** A table row without separators between its cells: the header says which comes first. */
function splitRow(pieces: Piece[], header: string): Piece[] {
  const [row] = pieces;
  if (!row || pieces.length > 1) return pieces;
  const titleFirst = /designation|position|role/i.exec(header)?.index === 0;
  const at = titleFirst ? endOfTitle(row.text) : startOfTitle(row.text);
  return at > 0 ? [pieceOf(row, 0, at), pieceOf(row, at, row.text.length)] : pieces;
}

const isTableHeader = (text: string): boolean =>
  /\b(?:organi[sz]ation|company|employer)\b/i.test(text) &&
  /\b(?:designation|position|role|duration|period)\b/i.test(text) &&
  !findPeriod(text) &&
  text.length < 100;

function findAnchors(lines: readonly ResumeLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as ResumeLine;
    const next = lines[at + 1];
    const from = asDate(line.text);
    const to = next ? asDate(next.text) : null;
    // cells of a table: one date per line
    if (from && from !== 'now' && next && to) {
      anchors.push({
        first: at,
        last: at + 1,
        period: { from, ...(to !== 'now' && { to }), index: 0, length: line.text.length },
        pieces: [],
      });
      at++;
      continue;
    }
    const period = findPeriod(line.text);
    if (period && isEntry(line, period)) anchors.push({ first: at, last: at, period, pieces: piecesOf(line, period) });
  }
  return anchors;
}

/** A period inside a task ('from 2019 to 2021 led …') starts no job, except in 'worked as … with …'. */
function isEntry(line: ResumeLine, period: Period): boolean {
  if (SENTENCE.test(line.text)) return true;
  const rest = `${line.text.slice(0, period.index)} ${line.text.slice(period.index + period.length)}`
    .replace(/\d+\s*(?:yrs?|years?|mos?|months?)\b/gi, ' ')
    .replace(/[()[\]|,·~–—-]/g, ' ')
    .replace(/\b(?:with|as|at)\b/g, ' ')
    .trim();
  return rest === '' || looksLikeName(rest);
}

function piecesOf(line: ResumeLine, { index, length }: Period): Piece[] {
  const serial = SERIAL.exec(line.text)?.[0].length ?? 0;
  const before = pieceOf(line, Math.min(serial, index), index);
  const after = pieceOf(line, index + length, line.text.length);
  return [before, after].flatMap((piece) => splitPieces(piece, SEPARATORS)).filter(({ text }) => isName(text));
}

const isPlace = (text: string): boolean =>
  canonicalCity(text) !== null || canonicalState(text) !== null || /^(?:india|remote|on-?site|hybrid)$/i.test(text);
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !isPlace(text) &&
  !/^(?:\d+\s*(?:years?|yrs?|months?|mos?)\b.*)+$/i.test(text) &&
  !/^(?:duration|period|from|since|full[- ]?time|part[- ]?time|permanent)$/i.test(text);

/**
 * Names in the lines directly above (-1) or below (1) an entry, up to the first line that is not a name or is `taken`.
 */
function namesNearby(lines: readonly ResumeLine[], anchor: Anchor, taken: ReadonlySet<number>, way: 1 | -1): Piece[] {
  const names: Piece[] = [];
  const wanted = BOTH - anchor.pieces.length;
  for (let at = way === 1 ? anchor.last + 1 : anchor.first - 1; names.length < wanted; at += way) {
    const line = lines[at];
    if (!line || taken.has(at) || line.bullet || !looksLikeName(line.text)) break;
    if (NO_NAME.test(line.text)) break;
    const skipped = (SERIAL.exec(line.text) ?? TITLE_LABEL.exec(line.text))?.[0].length ?? 0;
    const pieces = splitPieces(pieceOf(line, skipped, line.text.length), SEPARATORS).filter(({ text }) => isName(text));
    if (way === 1) names.push(...pieces);
    else names.unshift(...pieces);
    if (way === -1 && names.length < wanted && line.afterGap && anchor.first === anchor.last) break;
  }
  return names;
}

function fromSentence(line: ResumeLine): { title: Piece; employer: Piece } | null {
  const byTitle = SENTENCE.exec(line.text);
  const byEmployer = byTitle ? null : SENTENCE_OF_EMPLOYER.exec(line.text);
  const [first, second] = (byTitle ?? byEmployer)?.slice(1) ?? [];
  const start = byTitle?.index ?? byEmployer?.index ?? 0;
  if (!first || !second || titleScore(byTitle ? first : second) === 0) return null;
  const at = line.text.indexOf(first, start);
  const next = line.text.indexOf(second, at + first.length);
  const [one, other] = [pieceOf(line, at, at + first.length), pieceOf(line, next, next + second.length)];
  return byTitle ? { title: one, employer: other } : { title: other, employer: one };
}

function toJob(
  { first, last, period }: Anchor,
  sentence: { title: Piece; employer: Piece } | null,
  pieces: Piece[],
  lines: readonly ResumeLine[],
): Reading<ReadJob> {
  const { title, employer } = sentence ?? sort(pieces);
  const places = [lines[first], lines[last], title, employer].flatMap((piece) => piece ?? []);
  const sure = [title && soundsLikeTitle(title.text), employer && soundsLikeEmployer(employer.text)].filter(
    Boolean,
  ).length;
  return {
    value: {
      ...(title && { title: clean(title.text) }),
      ...(employer && { employer: withoutPlace(clean(employer.text)) }),
      from: period.from,
      ...(period.to && { to: period.to }),
      isOngoing: period.to === undefined,
    },
    confidence: title && employer ? 0.7 + sure * 0.12 : 0.5,
    at: spanOf(places),
  };
}

/** Which of the names is the title and which the employer: by their words, otherwise by elimination. */
function sort(pieces: readonly Piece[]): { title?: Piece; employer?: Piece } {
  const titles = pieces.filter(({ text }) => soundsLikeTitle(text));
  const title = titles.find(({ text }) => !soundsLikeEmployer(text)) ?? titles[0];
  const rest = pieces.filter((piece) => piece !== title);
  const employer =
    rest.find(({ text }) => soundsLikeEmployer(text)) ?? rest.find(({ text }) => !soundsLikeTitle(text)) ?? rest[0];
  const other = title ?? rest.find((piece) => piece !== employer);
  return { ...(other && { title: other }), ...(employer && { employer }) };
}

const clean = (text: string): string => {
  const trimmed = text.replace(/^[\s,;:|•–—-]+|[\s,;:|•–—-]+$/g, '').replace(/\s+/g, ' ');
  // a bracket left unmatched by the cut
  return trimmed.includes('(') === trimmed.includes(')') ? trimmed : trimmed.replace(/[()]/g, '').trim();
};

/** 'Finlattice Technologies Pune': the city follows the name without a comma. */
function withoutPlace(text: string): string {
  const words = text.split(' ');
  // the city is part of names such as 'Bank of Baroda'
  if (words.length < 3 || !canonicalCity(words.at(-1) ?? '') || words.at(-2)?.toLowerCase() === 'of') return text;
  return words.slice(0, -1).join(' ');
}
