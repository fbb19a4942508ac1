import {
  asDate,
  findDate,
  findPeriod,
  isEarlier,
  isNow,
  type Period,
} from '#indexer/files/resume-parser/find-period.ts';
import { type ReadJob, type Span, spanOf } from '#indexer/files/resume-parser/reading.ts';
import { type LabelledValue, writtenText } from './label-page.ts';

export interface JobDates extends Pick<ReadJob, 'from' | 'to'> {
  /** Only one date, and nothing says that the job is ongoing. */
  isSingle?: boolean;
}

const datesOf = ({ from, to }: Period): JobDates => ({ from, ...(to && { to }) });

/** A period in one text, in two cells ('Jan 2020', 'Mar 2021', or the later first), or only one date. */
export function readPeriod(value: LabelledValue, text: string): JobDates | null {
  const written = writtenText(value, text);
  const period = findPeriod(written);
  if (period) return datesOf(period);
  const first = findDate(written);
  if (!first) return null;
  if (isNow(written)) return { from: first.date };
  const second = findDate(written.slice(first.index + first.length))?.date;
  if (!second) return { from: first.date, isSingle: !isStart(value, text) };
  return isEarlier(second, first.date) ? { from: second, to: first.date } : { from: first.date, to: second };
}

/** A period in the lines of the other facts, which the model missed. */
export function periodBeside(own: readonly Span[], text: string): JobDates | null {
  if (own.length === 0) return null;
  const { start, end } = linesAround(spanOf(own), text);
  const period = findPeriod(text.slice(start, end));
  return period && datesOf(period);
}

/** A period at the end of the next line, beside a duty. `roomEnd` is the start of the next job. */
export function periodBelow(own: readonly Span[], text: string, roomEnd: number): JobDates | null {
  if (own.length === 0) return null;
  const start = linesAround(spanOf(own), text).end + 1;
  const [below = ''] = text.slice(start, Math.min(roomEnd, start + MOST_BESIDE)).split('\n');
  const period = findPeriod(below);
  if (!period || start + below.length >= roomEnd || period.index + period.length < below.trimEnd().length) return null;
  return datesOf(period);
}

function linesAround({ start, end }: Span, text: string): Span {
  const after = text.indexOf('\n', end);
  return {
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: Math.min(after === -1 ? text.length : after, end + MOST_BESIDE),
  };
}
const MOST_BESIDE = 300;

/**
 * Two dates below each other at the start of a job's first two lines, the later one first: 'Present Clerk, Asha Stores'
 * and 'March 2023 Counter sales'. `roomEnd` is the start of the next job.
 */
export function stackedPeriod(own: readonly Span[], text: string, roomEnd: number): JobDates | null {
  if (own.length === 0) return null;
  const lineStart = text.lastIndexOf('\n', spanOf(own).start - 1) + 1;
  const [above = '', below = ''] = text.slice(lineStart, Math.min(roomEnd, lineStart + MOST_BESIDE)).split('\n');
  const isWhole = lineStart + above.length + 1 + below.length < roomEnd;
  const [first, second] = [findDate(above), findDate(below)];
  if (!isWhole || second?.index !== 0 || findPeriod(below)?.index === 0) return null;
  if (OPENS_WITH_NOW.test(above)) return { from: second.date };
  return first?.index === 0 && isEarlier(second.date, first.date) ? { from: second.date, to: first.date } : null;
}
const OPENS_WITH_NOW = /^(?:at |till )?(?:present|now|date|current)\b/i;

/** The last year in the lines of the other facts, otherwise directly after them. */
export function yearBeside(own: Span, text: string, roomEnd: number): number | undefined {
  const lines = linesAround(own, text);
  const after = text.slice(own.end, Math.min(roomEnd, own.end + NEXT_LINE));
  for (const part of [text.slice(lines.start, lines.end), after]) {
    const years = [...part.matchAll(YEARS)].map(({ 0: written }) => readYear(written) ?? 0);
    if (years.length > 0) return Math.max(...years);
  }
  return undefined;
}
/** Characters in which a fact of the next line begins. */
const NEXT_LINE = 60;

/** Whether words around a date say that something began then: 'since 2020', 'w.e.f. 1.4.2020', '2020 –'. */
function isStart({ start, end, rest }: LabelledValue, text: string): boolean {
  const last = rest?.end ?? end;
  return BEFORE_START.test(text.slice(Math.max(0, start - 20), start)) || AFTER_START.test(text.slice(last, last + 20));
}
const BEFORE_START = /\b(?:since|from|w\.?\s?e\.?\s?f\.?|joined(?: on)?|joining|start(?:ed|ing)?)\W*$/i;
const AFTER_START = /^\s*(?:[-–—→]\s*(?:[\n)\]]|$)|onwards?\b)/i;

export function readYear(text: string): number | undefined {
  const short = /^((?:19|20)\d{2})\s*[-–—/]\s*(\d{2})$/.exec(text.trim());
  const end = short && Number(`${short[1]?.slice(0, 2)}${short[2]}`);
  if (short && end && end >= Number(short[1]) && end - Number(short[1]) <= LONGEST_COURSE) return end;
  const date = asDate(text);
  if (date && date !== 'now') return date.year;
  const period = findPeriod(text);
  if (period) return (period.to ?? period.from).year;
  const first = findDate(text);
  const second = first && findDate(text.slice(first.index + first.length));
  return second ? Math.max(first.date.year, second.date.year) : first?.date.year;
}
/** In years; a larger number after a year is a mark. */
const LONGEST_COURSE = 10;
/** A year, or a period of years; not a year and a mark ('2016 – 68 %'). */
const YEARS = /(?<!\d)(?:19|20)\d{2}(?:\s*[-–—]\s*\d{2}(?![\d-]|\s*%|\.\d))?(?!\d)/g;
