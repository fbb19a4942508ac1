import { DEGREE } from './find-education.ts';
import { findPeriod } from './find-period.ts';
import type { Cell, ResumeLine } from './resume-lines.ts';
import { headingKind, headingKindByStyle, type SectionKind } from './section-headings.ts';
import { titleScore } from './words-of-work.ts';

/** `unknown` is a heading by its style; its words say nothing. */
export type HeadingKind = SectionKind | 'unknown';

const LONGEST_HEADING = 60;
/** Two headings of a known kind show how headings are set. */
const LEAST_KNOWN = 2;
/** Share of the lines in this style whose words are those of headings. */
const LEAST_SHARE = 0.6;
/** A style of so many kinds of headings is one of headings, even if entries share it. */
const SURELY_KNOWN = 3;

/** The headings of a resume with a layout: a line in the style of its other headings is one, with any words. */
export function headingsByStyle(lines: readonly ResumeLine[]): Map<ResumeLine, HeadingKind> {
  const body = bodyStyle(lines);
  const candidates = lines.filter((line) => isCandidate(line) && (!line.bullet || styleOf(line) !== body));
  const styles = new Map<string, { known: number; kinds: Set<string>; all: number; size: number }>();
  for (const line of candidates) {
    const style = styleOf(line);
    const sum = styles.get(style) ?? { known: 0, kinds: new Set(), all: 0, size: line.layout?.size ?? 0 };
    const kind = headingKindByStyle(line.text);
    sum.all++;
    if (kind) {
      sum.known++;
      sum.kinds.add(kind);
    }
    styles.set(style, sum);
  }
  const prominent = new Set(prominentLines(lines, body).map(styleOf));
  const heading = new Set(
    [...styles]
      .filter(
        ([style, { known, kinds, all }]) =>
          style !== body &&
          ((kinds.size >= LEAST_KNOWN && known / all >= LEAST_SHARE) || (prominent.has(style) && all < MOST_HEADINGS)),
      )
      .map(([style]) => style),
  );
  const usual = [...heading].toSorted((a, b) => (styles.get(b)?.known ?? 0) - (styles.get(a)?.known ?? 0))[0];
  const usualSize = usual ? (styles.get(usual)?.size ?? 0) : 0;
  const found = new Map<ResumeLine, HeadingKind>();
  for (const line of candidates) {
    const style = styleOf(line);
    const isLong = line.text.includes(' ');
    const known = isLong ? headingKindByStyle(line.text) : headingKind(line.text);
    if (heading.has(style)) {
      const kind = headingKindByStyle(line.text) ?? (mayHead(line, body) ? 'unknown' : null);
      if (kind) found.set(line, kind);
    }
    // a smaller or plain line with a heading's words names a group within a section
    else if (
      known &&
      (((styles.get(style)?.kinds.size ?? 0) >= SURELY_KNOWN && style !== body) ||
        !(usual && heading.size > 0 && isLesser(line, usualSize, body, style)))
    )
      found.set(line, known);
  }
  return found;
}

/**
 * Headings without known words: the largest lines of one style that recurs, each with space above and other lines
 * below, without dates or repetition. At least one has a heading's words; job titles look like that as well.
 */
function prominentLines(lines: readonly ResumeLine[], body: string): ResumeLine[] {
  const groups = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    if (!line.layout || !isCandidate(line)) continue;
    const { size, bold } = line.layout;
    const look = `${Math.round(size * 2)} ${bold} ${isCapitals(line.text)}`;
    groups.set(look, [...(groups.get(look) ?? []), at]);
  }
  const usual = Number(body.split(' ')[0]) / 2;
  const sizeAt = (at = -1) => lines[at]?.layout?.size ?? 0;
  const recurring = [...groups.values()].filter((at) => at.length >= LEAST_RECURRING && sizeAt(at[0]) > usual * LARGER);
  const [largest] = recurring.toSorted((a, b) => sizeAt(b[0]) - sizeAt(a[0]));
  if (!largest) return [];
  const found = largest.map((at) => lines[at] as ResumeLine);
  const hasOwnLines = (at: number) => !largest.includes(at + 1) && at + 1 < lines.length;
  const isHeadings =
    new Set(found.map(({ text }) => text)).size === found.length &&
    found.every(({ text }) => !/\d/.test(text)) &&
    largest.filter(hasOwnLines).length >= largest.length * 0.75 &&
    (found.some(({ text }) => headingKindByStyle(text) !== null) || hasCareerBelow(lines, largest)) &&
    found.filter(({ text }) => titleScore(text) >= SURE_TITLE && !headingKindByStyle(text)).length <=
      found.length * 0.25;
  return isHeadings ? found : [];
}

/** Periods below one of these lines and degrees below another. */
function hasCareerBelow(lines: readonly ResumeLine[], headings: readonly number[]): boolean {
  const parts = headings.map((at, number) => lines.slice(at + 1, headings[number + 1]));
  const isStudy = (part: readonly ResumeLine[]) => part.some(({ text }) => DEGREE.test(text));
  const isCareer = (part: readonly ResumeLine[]) => part.some(({ text }) => findPeriod(text) !== null);
  return parts.some(isStudy) && parts.some((part) => isCareer(part) && !isStudy(part));
}

const LEAST_RECURRING = 3;
const MOST_HEADINGS = 20;
/** Share of the text's size. */
const LARGER = 1.04;
const SURE_TITLE = 1.2;

const isLesser = (line: ResumeLine, usualSize: number, body: string, style: string): boolean =>
  style === body || (line.layout?.size ?? 0) < usualSize * 0.93;

function isCandidate(line: ResumeLine): boolean {
  const { cells = [] } = line;
  const text = line.text.replace(/\s*[:–—-]+\s*$/, '');
  return (
    cells.length === 1 &&
    text.length <= LONGEST_HEADING &&
    /\p{L}{2}/u.test(text) &&
    !/[@;]|[.,]$|\d{3}|\S:\s*\S/.test(text)
  );
}

/**
 * 'BA' and 'SQL' are written in capitals anywhere: a heading without known words differs in more, or has space around
 * it.
 */
function mayHead(line: ResumeLine, body: string): boolean {
  const letters = (line.text.match(/\p{L}/gu) ?? []).length;
  const differsInMore = styleOf({ ...line, text: 'a' }) !== body;
  return differsInMore ? letters > 3 : letters > 5 && line.afterGap;
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

function styleOf({ text, layout }: ResumeLine): string {
  if (!layout) return '';
  return `${Math.round(layout.size * 2)} ${layout.bold} ${layout.italic} ${isCapitals(text)} ${layout.color ?? ''}`;
}

/** The style of most of the text. */
function bodyStyle(lines: readonly ResumeLine[]): string {
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Lines whose first cell is the heading of the other cells become two. */
export function splitSideHeadings(lines: readonly ResumeLine[]): ResumeLine[] {
  const margin = marginOf(lines);
  return lines.flatMap((line, at): ResumeLine[] => {
    const [first, second] = line.cells ?? [];
    if (!first || !second || !line.cells || /^\s*[:–-]/.test(second.text)) return [line];
    if (SIGN.test(first.text) && line.cells.length === 2 && !line.layout?.row && headingKind(second.text))
      return [{ ...line, text: second.text, start: second.start, cells: [second] }];
    const isInMargin = margin !== null && isIn(margin, first) && second.x > first.x + MARGIN_WIDTH;
    if (!isInMargin && (isFormRow(line, lines[at - 1]) || isFormRow(line, lines[at + 1]))) return [line];
    if (!(isInMargin ? headingKindByStyle(first.text) : headingKind(first.text))) return [line];
    const isHeader = line.cells.length > 2 && line.cells.every(({ text }) => text.length < 30 && !/\d/.test(text));
    if (isHeader || headingKind(second.text)) return [line];
    const rest = line.cells.slice(1);
    const layout = line.layout && { ...line.layout, bold: first.bold, size: first.size };
    return [
      { ...line, text: first.text, end: first.end, cells: [first], ...(layout && { layout: withoutRow(layout) }) },
      {
        ...line,
        text: line.text.slice(second.start - line.start),
        start: second.start,
        cells: rest,
        afterGap: false,
        ...(line.layout && { layout: { ...line.layout, bold: rest.every(({ bold }) => bold), x: second.x } }),
      },
    ];
  });
}

/** '§01' and '(02)' before headings. */
const SIGN = /^[^\p{L}]{1,5}$/u;
/** In points. */
const MARGIN_WIDTH = 40;

/** The look of the headings in the margin: at least two with a heading's words, and hardly any other text. */
function marginOf(lines: readonly ResumeLine[]): Cell | null {
  const firsts = lines.flatMap(({ cells = [] }) => (cells[0] && cells[1] ? [cells[0]] : []));
  const known = firsts.filter(({ text, x, right }) => right > x && headingKind(text) !== null);
  const [first] = known;
  if (!first || known.length < LEAST_KNOWN || new Set(known.map(({ text }) => text)).size < known.length) return null;
  const isBeside = ({ cells: [one, two] = [] }: ResumeLine) =>
    one && (one.x > first.x + MARGIN_WIDTH || (two !== undefined && isIn(first, one)));
  const beside = lines.filter(isBeside).length;
  if (beside < lines.length * LEAST_SHARE) return null;
  const inMargin = firsts.filter((cell) => isIn(first, cell));
  return inMargin.length <= known.length / LEAST_SHARE && known.every((cell) => isIn(first, cell)) ? first : null;
}

const isIn = (margin: Cell, cell: Cell): boolean =>
  Math.abs(margin.x - cell.x) < 3 && Math.abs(margin.size - cell.size) < 0.6 && margin.bold === cell.bold;

/** Two rows of label and value; the other one's label is not a heading. */
function isFormRow(line: ResumeLine, other: ResumeLine | undefined): boolean {
  const [label, value] = line.cells ?? [];
  const [otherLabel, otherValue] = other?.cells ?? [];
  if (!label || !value || !otherLabel || !otherValue || line.cells?.length !== other?.cells?.length) return false;
  const isAligned = Math.abs(label.x - otherLabel.x) < 3 && Math.abs(value.x - otherValue.x) < 3;
  return isAligned && !headingKind(otherLabel.text) && otherLabel.text.length < 40 && label.bold === otherLabel.bold;
}

function withoutRow<L extends { row?: unknown }>(layout: L): Omit<L, 'row'> {
  const { row: _row, ...rest } = layout;
  return rest;
}
