import type { Cell } from '#indexer/files/spreadsheet/cell.ts';
import type { Unit } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { CellProblem, shown } from './cell-problem.ts';
import { shortText } from './short-text.ts';

/** The notice periods that the product stores, in days. */
const DAYS = [7, 15, 30, 45, 60, 90];
const DAYS_A_MONTH = 30;
const HINT = `write Immediate, Serving, or ${DAYS.slice(0, -1).join(', ')} or 90 days`;
const IMMEDIATE =
  /^(immediate(ly)?|immediate joiner|immediately available|immediate joining|asap|now|available|0|0 ?days?|no|no notice( period)?)$/;
const SERVING = /^((currently |presently |already )?serving( (the |my )?notice( period)?)?|snp|on notice( period)?)$/;
const counted =
  /^(\d{1,3}(?:\.5)?)\s*(days?|d|weeks?|wks?|w|months?|mths?|mon|m)?\.?(?: or less| max| maximum| notice| notice period)?$/;

/** One of `immediate`, `serving`, `7` to `90`: "30 days", "1 month", "2 weeks" (15), "Immediate", "Serving". Throws CellProblem. */
export function readNoticePeriod(cell: Cell, unit: Unit = 'none'): string {
  const text = shortText(cell).toLowerCase();
  if (IMMEDIATE.test(text)) return 'immediate';
  if (SERVING.test(text)) return 'serving';
  const found = counted.exec(text);
  const days = found ? inDays(Number(found[1]), found[2] ?? (unit === 'months' ? 'month' : 'day')) : Number.NaN;
  if (!DAYS.includes(days))
    throw new CellProblem(`${shown(shortText(cell))} is not a notice period of the list; ${HINT}`);
  return String(days);
}

function inDays(count: number, word: string): number {
  if (word.startsWith('m')) return count * DAYS_A_MONTH;
  if (!word.startsWith('w')) return count;
  // two weeks are asked for, and offered, as 15 days
  return count === 2 ? 15 : count * 7;
}
