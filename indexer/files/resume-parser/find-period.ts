import type { YearMonth } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Common formats of a month, then a year alone. */
const DATE = [
  String.raw`(?:(?<![A-Za-z\d])\d{1,2}(?:st|nd|rd|th)?[\s,.\/-]*)?\b${NAME}\b[\s.,'’‘\`\/-]*(?:(?:19|20)\d{2}|\d{2}(?!\s?%|\.\d))(?!\d)`,
  String.raw`(?<!\b${NAME}[\s.,'’-]{0,2})\b(?:19|20)\d{2}[\s\/.,-]+${NAME}\b\.?`,
  String.raw`\b\d{1,2}[\/.-]\d{1,2}[\/.-](?:19|20)\d{2}\b`,
  String.raw`\b\d{1,2}[\/.-](?:19|20)\d{2}\b`,
  String.raw`\b(?:19|20)\d{2}[\/.-](?:0[1-9]|1[0-2])(?:[\/.-]\d{1,2})?(?!\d)`,
  String.raw`\b(?:19|20)\d{2}\b`,
].join('|');
/** '14.02.25' and "'07". */
const SHORT_DATE = String.raw`(?<![\d.\/-])\d{1,2}[.\/-]\d{1,2}[.\/-]\d{2}(?![\d.\/-])|(?<![A-Za-z\d])['’‘\`]\d{2}(?![\dA-Za-z])`;
const ANY_DATE = `${DATE}|${SHORT_DATE}`;
const NOW = String.raw`(?:\b(?:at |the )?present\b(?: day)?|\bcurrent(?:ly)?\b|\b(?:till|to|until)[\s-]?(?:date|now|today|present)\b|\bongoing\b|\bnow\b|\bcont(?:inu(?:e|ed|es|ing)|d)?\b\.?|\bdate\b|\btoday\b|\bonwards?\b)`;
const JOINER = String.raw`\s*(?:(?:-{1,3}|[–—−~→=])>?|\.{2,3}|…|\s\/\s|\bto\b|\btill\b|\buntil\b|\bup\s?to\b)\s*(?:\bto\b\s*)?`;

const both = new RegExp(
  String.raw`(?:\bfrom\s+)?(${ANY_DATE})(?:${JOINER}|\s+(?=till|to))(?:(${NOW})|(${ANY_DATE}))`,
  'i',
);
const since = new RegExp(
  String.raw`\b(?:since|from)\s+(${ANY_DATE})(?:\s*(?:onwards?|till date))?|(${ANY_DATE})\s+onwards?\b`,
  'i',
);
/** 'Jan 2020 –' at the end of a text: the end is missing and means the present. */
const open = new RegExp(String.raw`(${ANY_DATE})\s*(?:[-–—→]|\bto\b)\s*$`, 'i');
/** What makes the number before it a day: '2019 – 20 March 2021'. */
const DAY_OF_MONTH = String.raw`(?:st|nd|rd|th)?[\s.,\/-]+${NAME}\b`;
/**
 * 'FY 2018-19', single, to another one, or to the present: a financial year starts in one year and ends in the next.
 */
const YEARS = String.raw`(?<!\d)(?:F\.?Y\.?\s*)?((?:19|20)\d{2})\s*[-–\/]\s*((?:19|20)\d{2}|\d{2})(?!\d|[-\/.]\d|${DAY_OF_MONTH})`;
const financial = new RegExp(String.raw`${YEARS}(?:\s*(?:[-–—]|to|till)\s*(?:${YEARS}|(${NOW})))?`, 'i');
/** 'MM/YY', which is a date only in a period. */
const SHORT = String.raw`\b(0?[1-9]|1[0-2])\/(\d{2})(?![\d\/])`;
const bothShort = new RegExp(`${SHORT}${JOINER}(?:(${NOW})|${SHORT})`, 'i');
/** 'May – June 2024': the year of both months stands once. */
const DAY = String.raw`(?:(?<![\d/.-])\d{1,2}(?:st|nd|rd|th)?\s+)?`;
const sharedYear = new RegExp(
  String.raw`(?:\bfrom\s+)?${DAY}\b(${NAME})\b\.?${JOINER}${DAY}\b(${NAME})\b[\s.,'’‘\`\/-]*((?:19|20)\d{2}|(?<=['’‘\`])\d{2})(?!\d)`,
  'i',
);
/** '2018–22'; after a hyphen, up to 12 is a month. */
const yearAndEnd = new RegExp(
  String.raw`(?<![\d\/.-])((?:19|20)\d{2})\s?(?:[–—]\s?(\d{2})|-\s?(1[3-9]|[2-9]\d))(?!\d|\s?%|[-\/.,]\d|${DAY_OF_MONTH})`,
  'i',
);
/** More years than between those of one entry: a mark after a year. */
const LONGEST_SHORT = 25;
const between = new RegExp(String.raw`\bbetween\s+(${DATE})\s+and\s+(${DATE})`, 'i');
const single = new RegExp(ANY_DATE, 'i');
const onlyDate = new RegExp(`^(?:${ANY_DATE})$`, 'i');
const onlyNow = new RegExp(`^(?:${NOW})$`, 'i');
const anyNow = new RegExp(NOW, 'i');

export interface Period {
  from: YearMonth;
  /** Absent for an ongoing period. */
  to?: YearMonth;
  /** Its position in the searched text. */
  index: number;
  length: number;
}

/** The first period of a text ('Jan 2020 - Present', '06/2019 to 05/2021', 'since May 2019'), or null. */
export function findPeriod(text: string): Period | null {
  if (!/\d\d/.test(text)) return null;
  const first = [financialYears(text), shortDates(text), twoDates(text)]
    .filter((period) => period !== null)
    .toSorted((a, b) => a.index - b.index)[0];
  const found = first ?? withSharedYear(text) ?? shortYears(text) ?? betweenDates(text);
  if (found) return found;
  const started = since.exec(text) ?? open.exec(text);
  const from = started && readDate(started[1] ?? started[2] ?? '');
  return from ? { from, index: started.index, length: started[0].length } : null;
}

function twoDates(text: string): Period | null {
  const match = both.exec(text);
  const from = readDate(match?.[1] ?? '');
  const to = match?.[3] ? readDate(match[3]) : undefined;
  if (!match || !from || (match[3] && !to) || (to && to.year < from.year)) return null;
  return { from, ...(to && { to }), index: match.index, length: match[0].length };
}

function financialYears(text: string): Period | null {
  const match = financial.exec(text);
  if (!match) return null;
  const [whole, from = '', firstEnd = '', lastFrom, lastEnd, now] = match;
  const end = (start: string, written: string) =>
    written.length === 2 ? Number(start.slice(0, 2) + written) : Number(written);
  const first = end(from, firstEnd);
  const isFinancial =
    /^F/i.test(whole) || ((first - Number(from)) % 100 === 1 && (Number(firstEnd) > 12 || lastFrom !== undefined));
  // '2018-12' is a month, and '2014 - 2018' a period of years
  if (!isFinancial || (lastFrom !== undefined && end(lastFrom, lastEnd ?? '') - Number(lastFrom) !== 1)) return null;
  const year = lastFrom !== undefined ? end(lastFrom, lastEnd ?? '') : first;
  return { from: { year: Number(from) }, ...(!now && { to: { year } }), index: match.index, length: whole.length };
}

function withSharedYear(text: string): Period | null {
  const match = sharedYear.exec(text);
  const to = match && readDate(`${match[2]} ${match[3]}`);
  const month = monthOf(match?.[1] ?? '');
  if (!match || !to?.month) return null;
  // 'November – February 2020' starts in the year before
  const from = { year: month > to.month ? to.year - 1 : to.year, month };
  return { from, to, index: match.index, length: match[0].length };
}

function shortYears(text: string): Period | null {
  const match = yearAndEnd.exec(text);
  if (!match) return null;
  const from = Number(match[1]);
  const written = Number(match[2] ?? match[3]);
  const years = (written - (from % 100) + 100) % 100;
  if (years === 0 || years > LONGEST_SHORT) return null;
  return { from: { year: from }, to: { year: from + years }, index: match.index, length: match[0].length };
}

function betweenDates(text: string): Period | null {
  const match = between.exec(text);
  const [from, to] = [readDate(match?.[1] ?? ''), readDate(match?.[2] ?? '')];
  return match && from && to ? { from, to, index: match.index, length: match[0].length } : null;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function shortDates(text: string): Period | null {
  const match = bothShort.exec(text);
  if (!match) return null;
  const [whole, firstMonth, firstYear, now, lastMonth, lastYear] = match;
  const date = (month = '', year = '') => ({ year: fullYear(Number(year)), month: Number(month) });
  return {
    from: date(firstMonth, firstYear),
    ...(!now && { to: date(lastMonth, lastYear) }),
    index: match.index,
    length: whole.length,
  };
}

/** The first date in a text, with its position. */
export function findDate(text: string): { date: YearMonth; index: number; length: number } | null {
  const match = single.exec(text);
  const date = match && readDate(match[0]);
  return date ? { date, index: match.index, length: match[0].length } : null;
}

/** Whether a text says that a period is ongoing ('Present', 'till date'). */
export const isNow = (text: string): boolean => anyNow.test(text);

/** Parses a text that is only a date, or 'Present'; null for any other. */
export function asDate(text: string): YearMonth | 'now' | null {
  if (onlyNow.test(text.trim())) return 'now';
  return onlyDate.test(text.trim()) ? readDate(text) : null;
}

/** Whether a date is before another; without a month it counts as January. */
export const isEarlier = (one: YearMonth, other: YearMonth): boolean =>
  one.year < other.year || (one.year === other.year && (one.month ?? 1) < (other.month ?? 1));

const CENTURY_TURNS = 50;
const fullYear = (short: number): number => (short < CENTURY_TURNS ? 2000 : 1900) + short;

/** 'dd.mm.yy' or "'yy". */
function readShortDate(text: string, numbers: readonly number[]): YearMonth | null {
  const short = numbers.at(-1);
  if (short === undefined) return null;
  if (/^['’‘`]/.test(text)) return { year: fullYear(short) };
  const [, month = 0] = numbers;
  return numbers.length === 3 && month >= 1 && month <= 12 ? { year: fullYear(short), month } : null;
}

function readDate(text: string): YearMonth | null {
  const lower = text.toLowerCase();
  const name = /[a-z]{3,}/.exec(lower.replace(/(\d)(?:st|nd|rd|th)/, '$1'))?.[0];
  const numbers = (lower.match(/\d+/g) ?? []).map(Number);
  const full = numbers.find((number) => number >= 1900);
  if (name) {
    const month = monthOf(name);
    const year = full ?? fullYear(numbers.at(-1) ?? 0);
    return month > 0 ? { year, month } : { year };
  }
  if (full === undefined) return readShortDate(text, numbers);
  // yyyy-mm, dd/mm/yyyy, mm/yyyy
  const month = numbers[0] === full ? numbers[1] : numbers.at(-2);
  if (month === undefined) return { year: full };
  return month >= 1 && month <= 12 ? { year: full, month } : null;
}
