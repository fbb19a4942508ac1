import type { Cell } from '#indexer/files/spreadsheet/cell.ts';
import type { Unit } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { Duration } from '#mongo/models/candidate.ts';
import { CellProblem, shown } from './cell-problem.ts';
import { shortText } from './short-text.ts';

const MAX_YEARS = 60;
const YEARS = String.raw`(?:years?|yrs?|y)\.?`;
const MONTHS = String.raw`(?:months?|mths?|mon|mos?|m)\.?`;
const yearsAndMonths = new RegExp(String.raw`^(\d{1,2})\s*${YEARS}\s*(?:,|and|&)?\s*(\d{1,2})\s*${MONTHS}$`);
const onlyMonths = new RegExp(String.raw`^(\d{1,3})\s*${MONTHS}$`);
const dotted = new RegExp(String.raw`^(\d{1,2})(?:\.(\d{1,2}))?\s*\+?\s*(?:${YEARS})?\s*\+?$`);

/**
 * Years and months of work: "5.6" (5 years 6 months: the second part counts months), "5 Years 6 Months", "5y 6m",
 * "66 months", "Fresher"; a bare number under a header in months is months. Throws CellProblem.
 */
export function readExperience(cell: Cell, unit: Unit = 'none'): Duration {
  if (cell !== null && typeof cell === 'object')
    throw new CellProblem('is a date; write it as 5.6 or 5 Years 6 Months');
  const text = shortText(cell)
    .toLowerCase()
    .replace(/\s*\b(of\s+)?(experience|exp)\b\.?$/, '')
    .trim();
  if (/^(fresher|fresh|nil|no)$/.test(text)) return { year: 0, month: 0 };
  if (unit === 'months' && /^\d{1,3}$/.test(text)) return inRange(0, Number(text), text);
  const both = yearsAndMonths.exec(text);
  if (both) return withMonths(Number(both[1]), Number(both[2]), text);
  const months = onlyMonths.exec(text);
  if (months) return inRange(0, Number(months[1]), text);
  const number = dotted.exec(text.startsWith('.') ? `0${text}` : text);
  if (!number) throw new CellProblem(`${shown(text)} is not understood; write it as 5.6 or 5 Years 6 Months`);
  return withMonths(Number(number[1]), Number(number[2] ?? 0), text);
}

function withMonths(year: number, month: number, text: string): Duration {
  if (month > 11)
    throw new CellProblem(
      `${shown(text)} has ${month} months; 5.6 means 5 years 6 months, so the second part is at most 11`,
    );
  return inRange(year, month, text);
}

function inRange(year: number, month: number, text: string): Duration {
  const months = year * 12 + month;
  if (months > MAX_YEARS * 12) throw new CellProblem(`${shown(text)} is more than ${MAX_YEARS} years`);
  return { year: Math.floor(months / 12), month: months % 12 };
}
