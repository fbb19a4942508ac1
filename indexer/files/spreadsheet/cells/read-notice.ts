import type { ImportReading } from '#domain/import-reading.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';
import { withDigits } from './number-words.ts';
import { readDate } from './read-date.ts';

/** The notice periods that the product stores, in days. */
const DAYS = [7, 15, 30, 45, 60, 90];
const DAYS_A_MONTH = 30;
const HINT = `write Immediate, Serving, or ${DAYS.slice(0, -1).join(', ')} or 90 days`;
const IMMEDIATE =
  /^(immediate(ly)?( (joiner|joining|available|join|start))?|can join immediately|available immediately|asap|now|available|0|0 ?days?|no|no notice( period)?)$/;
const SERVING =
  /^((currently |presently |already )?serving( (the |my )?notice( period)?)?|snp|(on|under) notice( period)?|resigned|notice period served)$/;
const counted =
  /^(?:max(?:imum)? |within |upto |up to |less than |official )?(?:(?:0|immediate) ?(?:-|to) ?)?(\d{1,3}(?:\.\d)?) ?-?(days?|d|weeks?|wks?|w|months?|mths?|mon|m)?\.?(?: (?:or|and) less| max| maximum| notice| notice period)?$/;
/** The date in "Serving, LWD 15-Dec-2026" or "Resigned, last working day: December 15, 2026". */
const dateWithin =
  /\d{1,2}(?:st|nd|rd|th)?[-/. ]{1,2}(?:\d{1,2}|[a-z]{3,9})[-/., ]{1,2}\d{2,4}\b|\d{4}-\d{1,2}-\d{1,2}|\b[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}/;

export interface Notice {
  period: string;
  lastWorkingDay?: Date;
}

/**
 * One of `immediate`, `serving`, `7` to `90`: "30 days", "1 month", "2 weeks" (15), "15 Days or less", "Immediate",
 * "Serving", "Serving, LWD 15-Dec-2026" with the day. Throws CellProblem.
 */
export function readNotice(cell: Cell, reading: ImportReading = 'none'): Notice {
  if (cell !== null && typeof cell === 'object') return { period: 'serving', lastWorkingDay: readDate(cell) };
  const text = withDigits(shortText(cell).toLowerCase()).replace(/\(s\)/g, 's').replace(/\s+/g, ' ');
  const bare = text
    .replace(/\s*[[(].*[)\]]$|^notice( period)?\s*[:-]\s*/g, '')
    .replace(/[.!]$/, '')
    .trim();
  for (const form of [text, bare]) {
    if (IMMEDIATE.test(form)) return { period: 'immediate' };
    if (SERVING.test(form) && (form === text || !/\d/.test(text))) return { period: 'serving' };
  }
  const lastWorkingDay = /serving|resigned|relieving|notice|lwd|last|till|until/.test(text) ? dayIn(text) : null;
  if (lastWorkingDay) return { period: 'serving', lastWorkingDay };
  const found = counted.exec(bare);
  const days = found ? inDays(Number(found[1]), found[2] ?? (reading === 'months' ? 'month' : 'day')) : Number.NaN;
  if (!DAYS.includes(days))
    throw new CellProblem(`${shown(shortText(cell))} is not one of the allowed notice periods; ${HINT}`);
  return { period: String(days) };
}

function dayIn(text: string): Date | null {
  const day = dateWithin.exec(text)?.[0];
  if (!day) return null;
  try {
    return readDate(day);
  } catch (error) {
    if (error instanceof CellProblem) return null;
    throw error;
  }
}

function inDays(count: number, word: string): number {
  if (word.startsWith('m')) return count * DAYS_A_MONTH;
  if (!word.startsWith('w')) return count;
  // the product has 15 days, not two weeks
  return count === 2 ? 15 : count * 7;
}
