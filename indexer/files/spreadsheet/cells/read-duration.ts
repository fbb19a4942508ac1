import type { Unit } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { Duration } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';

const MAX_YEARS = 60;
const YEARS = String.raw`(?:years?|yrs?|y)\.?`;
const MONTHS = String.raw`(?:months?|mths?|mon|mos?|m)\.?`;
const yearsAndMonths = new RegExp(String.raw`^(\d{1,2})\s*${YEARS}\s*(?:,|and|&)?\s*(\d{1,2})\s*${MONTHS}$`);
const onlyMonths = new RegExp(String.raw`^(\d{1,3})\s*${MONTHS}$`);
const dotted = new RegExp(String.raw`^(\d{1,2})(?:\.(\d{1,2}))?\s*\+?\s*(?:${YEARS})?\s*\+?$`);

/**
 * Years and months of work: "5.6" (5 years 6 months: the second part counts months), "5 Years 6 Months", "5y 6m", "66
 * months", "Fresher"; a bare number under a header in months is months. Throws CellProblem.
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

/** The notice periods that the product stores, in days. */
const DAYS = [7, 15, 30, 45, 60, 90];
const DAYS_A_MONTH = 30;
const HINT = `write Immediate, Serving, or ${DAYS.slice(0, -1).join(', ')} or 90 days`;
const IMMEDIATE =
  /^(immediate(ly)?|immediate joiner|immediately available|immediate joining|asap|now|available|0|0 ?days?|no|no notice( period)?)$/;
const SERVING = /^((currently |presently |already )?serving( (the |my )?notice( period)?)?|snp|on notice( period)?)$/;
const counted =
  /^(\d{1,3}(?:\.5)?)\s*(days?|d|weeks?|wks?|w|months?|mths?|mon|m)?\.?(?: or less| max| maximum| notice| notice period)?$/;

/**
 * One of `immediate`, `serving`, `7` to `90`: "30 days", "1 month", "2 weeks" (15), "Immediate", "Serving". Throws
 * CellProblem.
 */
export function readNoticePeriod(cell: Cell, unit: Unit = 'none'): string {
  const text = shortText(cell).toLowerCase();
  if (IMMEDIATE.test(text)) return 'immediate';
  if (SERVING.test(text)) return 'serving';
  const found = counted.exec(text);
  const days = found ? inDays(Number(found[1]), found[2] ?? (unit === 'months' ? 'month' : 'day')) : Number.NaN;
  if (!DAYS.includes(days))
    throw new CellProblem(`${shown(shortText(cell))} is not one of the allowed notice periods; ${HINT}`);
  return String(days);
}

function inDays(count: number, word: string): number {
  if (word.startsWith('m')) return count * DAYS_A_MONTH;
  if (!word.startsWith('w')) return count;
  // the product has 15 days, not two weeks
  return count === 2 ? 15 : count * 7;
}
