import { isPlaceName } from '#indexer/files/resume-parser/career-entries.ts';
import { headingKind } from '#indexer/files/resume-parser/section-headings.ts';
import type { Segment } from './segments.ts';

/** Segments that are read together: from top to bottom, line by line. */
export type Region = Segment[];

/** In points. */
const LEAST_GUTTER = 7;
const GRID = 3;
const LEAST_LINES = 4;
/** Lines of each side at the height of the other. */
const LEAST_BESIDE = 3;
/** Share of the smaller side's lines that are level with a line of the other side, as in a table. */
const BESIDE = 0.72;
/** So many are level with each other only in a form of labels and values, even if both sides have headings. */
const ALL_BESIDE = 0.9;
const SAME_BASELINE = 0.3;
const DEEPEST = 5;

const DATE =
  /(?:19|20)\d{2}|\b(?:present|till date|to date|current|today|now|onwards)\b|\b\d{1,2}\/\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|^\s*(?:[-–—]|to)\s*$|\b\d+\s*(?:years?|yrs?|months?|mos?)\b/i;

/** The columns of a page in reading order; a page without columns is one region. */
export function pageRegions(segments: readonly Segment[], depth = 0): Region[] {
  if (segments.length < 2 * LEAST_LINES || depth > DEEPEST) return [[...segments]];
  const gutter = widestGutter(segments);
  if (!gutter) return [[...segments]];
  const { x, top } = gutter;
  const bottom = endOfColumns(segments, gutter);
  const inside = segments.filter(({ y }) => y >= top && y <= bottom);
  const parts = [
    segments.filter(({ y }) => y < top),
    inside.filter((segment) => segment.right <= x),
    inside.filter((segment) => segment.right > x),
    segments.filter(({ y }) => y > bottom),
  ];
  return parts.flatMap((part) => (part.length === 0 ? [] : pageRegions(part, depth + 1)));
}

/** Above text of the full width, columns end with the shorter one: the rest continues into that text. */
function endOfColumns(segments: readonly Segment[], { x, top, bottom }: Gutter): number {
  const crosses = segments.some((segment) => segment.y > bottom && segment.x < x && segment.right > x);
  if (!crosses) return bottom;
  const inside = segments.filter(({ y }) => y >= top && y <= bottom);
  const last = (side: readonly Segment[]) => Math.max(...side.map(({ y }) => y));
  return Math.min(last(inside.filter(({ right }) => right <= x)), last(inside.filter(({ right }) => right > x)));
}

interface Gutter {
  x: number;
  top: number;
  bottom: number;
  score: number;
}

/** The best vertical gap that separates two columns over a stretch of the page. */
function widestGutter(segments: readonly Segment[]): Gutter | null {
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const byHeight = segments.toSorted((a, b) => a.y - b.y);
  let best: Gutter | null = null;
  for (let x = left + 30; x < right - 30; x += GRID) {
    for (const stretch of stretches(byHeight, x)) {
      const gutter = judge(stretch, x) ?? judge(fromHeadings(stretch, x), x);
      if (gutter && gutter.score > (best?.score ?? 0)) best = gutter;
    }
  }
  return best;
}

/** The segments between those that cross `x`, in order of height. */
function stretches(segments: readonly Segment[], x: number): Segment[][] {
  const parts: Segment[][] = [[]];
  const crossing = segments.filter((each) => each.x < x + LEAST_GUTTER / 2 && each.right > x - LEAST_GUTTER / 2);
  for (const segment of segments) {
    if (segment.x < x + LEAST_GUTTER / 2 && segment.right > x - LEAST_GUTTER / 2) parts.push([]);
    else if (!crossing.some(({ y, size }) => Math.abs(y - segment.y) < size * SAME_BASELINE))
      parts.at(-1)?.push(segment);
  }
  return parts;
}

/** What follows the first two headings at one height, one on each side; empty without such a pair. */
function fromHeadings(part: readonly Segment[], x: number): Segment[] {
  const headings = part.filter(({ text }) => headingKind(text) !== null);
  const first = headings.find(
    (one) => one.right <= x && headings.some((other) => other.x >= x && Math.abs(other.y - one.y) < 2),
  );
  return first ? part.filter(({ y }) => y > first.y - 2) : [];
}

function judge(whole: readonly Segment[], x: number): Gutter | null {
  // '=====' under a typed heading is no text
  const part = whole.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const left = part.filter((segment) => segment.right <= x);
  const right = part.filter((segment) => segment.right > x);
  const lefts = linesOf(left);
  const rights = linesOf(right);
  const [leftBeside, rightBeside] = [besideOnly(lefts, rights), besideOnly(rights, lefts)];
  const fewer = Math.min(lefts.length, rights.length);
  const [first, other] = [lefts[0], rights[0]];
  const areHeaded =
    first &&
    other &&
    Math.abs(first.y - other.y) < 2 &&
    headingKind(first.text) !== null &&
    headingKind(other.text) !== null;
  if (fewer < (areHeaded ? 2 : LEAST_LINES)) return null;
  if (Math.min(leftBeside.length, rightBeside.length) < LEAST_BESIDE) return null;
  const [small, large] = lefts.length <= rights.length ? [lefts, rights] : [rights, lefts];
  const beside = small.filter((one) => isLevel(one, large)).length;
  const areSections = hasSections(lefts) && hasSections(rights);
  // a column with cells of its own, such as dates in front of titles, has its edge by lines
  if (!isAligned(right) && !(areSections && isAligned(rights))) return null;
  if (!areHeaded && isLabels(leftBeside, rights)) return null;
  if (!areHeaded && (isMarginal(leftBeside, rightBeside) || isMarginal(rightBeside, leftBeside))) return null;
  const areCards = isCard(lefts) && isCard(rights);
  const mostBeside = areSections ? ALL_BESIDE : BESIDE;
  if (!areHeaded && !areCards && beside / fewer > mostBeside) return null;
  const gap = Math.min(...right.map((segment) => segment.x)) - Math.max(...left.map((segment) => segment.right));
  return {
    x,
    top: Math.min(...part.map(({ y }) => y)),
    bottom: Math.max(...part.map(({ y }) => y)),
    score: fewer * 10 + Math.min(gap, 40),
  };
}

const isLevel = (line: Line, others: readonly Line[]): boolean =>
  others.some(({ y, size }) => Math.abs(line.y - y) < SAME_BASELINE * Math.max(line.size, size));

const LEAST_LABELS = 6;
const LEAST_MARGIN_HEADINGS = 3;

/**
 * Labels and dates, each level with its value, and headings between them; or, from some line on, headings that are level
 * with their sections.
 */
function isLabels(side: readonly Line[], others: readonly Line[]): boolean {
  const usual = medianSize(side);
  const isValued = (line: Line) => line.text.length < 45 && isLevel(line, others);
  const quiet = side.filter(({ text, bold, size }) => !isLoud(text, bold, size, usual));
  if (quiet.length >= LEAST_LABELS && quiet.every(isValued)) return true;
  const margin = side.slice(side.findLastIndex((line) => !isValued(line)) + 1);
  return margin.filter(({ text }) => headingKind(text) !== null).length >= LEAST_MARGIN_HEADINGS;
}

/** In points. */
const HEADING_ABOVE = 45;

/** Without the lines above and below the other side's text. */
function besideOnly(side: readonly Line[], other: readonly Line[]): Line[] {
  const [top, bottom] = [other[0]?.y ?? 0, other.at(-1)?.y ?? 0];
  return side.filter(({ y, size }) => y > top - HEADING_ABOVE && y < bottom + size);
}

/** A column's lines share their left or right edge; centred headings next to a list have none. */
function isAligned(side: readonly { x: number; right: number }[]): boolean {
  const isShared = (edges: readonly number[]) =>
    edges.some((one) => edges.filter((other) => Math.abs(other - one) < 14).length >= edges.length / 2);
  return isShared(side.map(({ x }) => x)) || isShared(side.map(({ right }) => right));
}

/** Lines that repeat, as 'Position held' does in a form. */
const labels = (side: readonly Line[]): number =>
  side.filter(
    ({ text }, at) => /\p{L}{3}/u.test(text) && side.some((other, index) => index !== at && other.text === text),
  ).length;

/** A column of dates and places, of labels, or of headings next to their sections, is read with the text next to it. */
function isMarginal(side: readonly Line[], other: readonly Line[]): boolean {
  const dates = side.filter(({ text }) => text.length < 45 && DATE.test(text)).length;
  const places = side.filter(({ text }) => !DATE.test(text) && isPlaceName(text)).length;
  if (dates / side.length > 0.5 || (dates / side.length > 0.3 && (dates + places) / side.length > 0.6)) return true;
  // a column of its own that has dates has headings as well, or more than short lines
  const isShort = side.every(({ text }) => text.length < 45);
  const dated = side.filter(({ text }) => DATE.test(text));
  const undated = other.filter(({ text }) => !DATE.test(text));
  const beginEntries = dated.length >= 2 && dated.every((line) => isLevel(line, undated));
  const areOfOther = undated.length === other.length || beginEntries;
  const areHeaded = side.some(({ text }) => headingKind(text) !== null);
  if (dated.length / side.length >= 0.3 && isShort && areOfOther && !areHeaded) return true;
  if (labels(side) / side.length > 0.4) return true;
  if (headsOther(side, other)) return true;
  // the text next to a sidebar in a smaller font is no heading
  const canHead = ({ text }: Line) => text.length < 45 && !DATE.test(text);
  const usual = medianSize(other);
  const headings = side.filter((line) => canHead(line) && isLoud(line.text, line.bold, line.size, usual)).length;
  return headings / side.length > 0.8 && side.length < other.length;
}

/** Headings and dates for the text of the other side, which has no headings of its own. */
function headsOther(side: readonly Line[], other: readonly Line[]): boolean {
  const isHeading = ({ text }: Line) => headingKind(text) !== null;
  const headings = side.filter(isHeading).length;
  if (headings < 2 || side.length >= other.length || other.some(isHeading)) return false;
  const marks = side.filter((line) => isHeading(line) || DATE.test(line.text) || !/\p{L}{2}/u.test(line.text));
  return marks.length >= side.length * 0.6 && side.every(({ text }) => text.length < 45);
}

const isLoud = (text: string, bold: boolean, size: number, usual: number): boolean =>
  bold || size > usual * 1.08 || (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text));

/** An entry next to another one: dates, and text that is more than the cells of a table. */
const isCard = (side: readonly Line[]): boolean =>
  side.some(({ text }) => DATE.test(text)) &&
  side.filter(({ text }) => !DATE.test(text) && text.length > 25).length >= 3;

/** A column of its own has headings with text below them. */
function hasSections(side: readonly Line[]): boolean {
  const usual = medianSize(side);
  const loud = side.map(({ text, bold, size }) => isLoud(text, bold, size, usual) && text.length < 40);
  const headings = loud.filter((is, at) => is && loud[at + 1] === false).length;
  return headings >= 2 && loud.filter(Boolean).length < 0.6 * side.length;
}

interface Line {
  x: number;
  right: number;
  y: number;
  size: number;
  text: string;
  bold: boolean;
}

const medianSize = (lines: readonly { size: number }[]): number =>
  lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 10;

/** Segments in order of height, those of one baseline together. */
function linesOf(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const { x, right, y, size, text, bold } of segments) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < SAME_BASELINE * size) {
      last.text += ` ${text}`;
      last.bold &&= bold;
      last.x = Math.min(last.x, x);
      last.right = Math.max(last.right, right);
    } else lines.push({ x, right, y, size, text, bold });
  }
  return lines;
}
