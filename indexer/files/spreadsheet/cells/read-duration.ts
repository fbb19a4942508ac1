import type { ImportReading } from '#domain/import-reading.ts';
import type { Duration } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';
import { withDigits } from './number-words.ts';

const MAX_YEARS = 60;
const YEARS = String.raw`(?:years?|yrs?|y)\.?`;
const MONTHS = String.raw`(?:months?|mths?|mnths?|mons?|mos?|m)\.?`;
const yearsAndMonths = new RegExp(
  String.raw`^(\d{1,2})\s*-?\s*${YEARS}\s*(?:,|and|&|/|-|\+)?\s*(\d{1,2})\s*-?\s*${MONTHS}$`,
);
const onlyMonths = new RegExp(String.raw`^(\d{1,3})\s*${MONTHS}$`);
const dotted = new RegExp(String.raw`^(\d{1,2})(?:\.(\d{1,2}))?\s*(${YEARS})?$`);
const andHalf = new RegExp(String.raw`^(\d{1,2}) (?:and (?:a )?half ${YEARS}|${YEARS} and (?:a )?half)$`);
const FRESHER = /^(fresher|freshers|fresh|fresh graduate|nil|no|none|no experience|not experienced)$/;
const HINT = 'write it as 5.6 or 5 Years 6 Months';

/**
 * Years and months of work: "5 Years 6 Months", "9 year(s) 11 month(s)", "5y 6m", "66 months", "5+ years", "Fresher".
 * "5.6" is 5 years 6 months, or decimal years if the column's reading says so. Throws CellProblem.
 */
export function readExperience(cell: Cell, reading: ImportReading = 'none'): Duration {
  if (cell !== null && typeof cell === 'object') throw new CellProblem(`is a date; ${HINT}`);
  const text = plainDuration(shortText(cell));
  if (FRESHER.test(text)) return { year: 0, month: 0 };
  if (reading === 'months' && /^\d{1,3}$/.test(text)) return inRange(Number(text), text);
  const both = yearsAndMonths.exec(text);
  if (both) return withMonths(Number(both[1]), Number(both[2]), text);
  const months = onlyMonths.exec(text);
  if (months) return inRange(Number(months[1]), text);
  const half = andHalf.exec(text);
  if (half) return inRange(Number(half[1]) * 12 + 6, text);
  const number = dotted.exec(text.startsWith('.') ? `0${text}` : text);
  if (!number) throw new CellProblem(`${shown(text)} is not understood; ${HINT}`);
  const [, whole, part] = number;
  if (reading === 'decimal-years') return inRange(Math.round(Number(`${whole}.${part ?? 0}`) * 12), text);
  return withMonths(Number(whole), Number(part ?? 0), text);
}

/** Without "(s)", "+", "approx." and the word experience. */
const plainDuration = (text: string): string =>
  withDigits(text.toLowerCase())
    .replace(/\(s\)/g, 's')
    .replace(
      /^(exp|experience|total|approx(imately)?|about|around|nearly|over|more than|above|abt)\b\.?:?\s*|^[~>]\s*/,
      '',
    )
    .replace(/\s*\b(of\s+)?(work\s+)?(experience|exp)\b\.?$/, '')
    .replace(/\s*\+|\s+plus\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function withMonths(year: number, month: number, text: string): Duration {
  if (month > 11)
    throw new CellProblem(
      `${shown(text)} has ${month} months; 5.6 means 5 years 6 months, so the second part is at most 11`,
    );
  return inRange(year * 12 + month, text);
}

function inRange(months: number, text: string): Duration {
  if (months > MAX_YEARS * 12) throw new CellProblem(`${shown(text)} is more than ${MAX_YEARS} years`);
  return { year: Math.floor(months / 12), month: months % 12 };
}

/** The months of a column next to one with the years. Throws CellProblem. */
export function readMonths(cell: Cell): number {
  const text = plainDuration(shortText(cell));
  const found = /^(\d{1,2})(?:\.0)?\s*[a-z]*\.?$/.exec(text);
  if (!found || Number(found[1]) > 11)
    throw new CellProblem(`${shown(shortText(cell))} is not a number of months up to 11`);
  return Number(found[1]);
}
