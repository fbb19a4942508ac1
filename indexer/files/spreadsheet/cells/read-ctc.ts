import type { Unit } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { Ctc } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';

const RUPEES_A_LAKH = 100_000;
const LAKHS_A_CRORE = 100;
const MONTHS_A_YEAR = 12;
/** A bare number up to here is lakhs, from a lakh on rupees; values in between are ambiguous. */
const MOST_LAKHS = 100;
const MAX_LPA = 1_000;
const HINT = 'write it as 12.5 LPA or ₹12,50,000';
const UNDISCLOSED =
  /^(negotiable|confidential|undisclosed|not disclosed|open|best in (the )?industry|as per (the )?(company|market|industry)( ?'?s)?( norms?| standards?| policy)?)$/;
const amountAndUnit = /^(\d+(?:\.\d+)?|\.\d+)\s*(lpa|lakhs?|lacs?|lac|l|crores?|cr|thousands?|k)?\.?$/;

/**
 * A year's pay in LPA, two decimals: "12.5", "12.5 LPA", "₹12,50,000", "12,50,000", "12 Lakhs", "1.2 Cr", "50,000 per
 * month". Null for "not disclosed". Throws CellProblem, also for a bare number that could be lakhs or rupees.
 */
export function readCtc(cell: Cell, unit: Unit = 'none'): Ctc | null {
  const text = shortText(cell).toLowerCase();
  if (UNDISCLOSED.test(text)) return null;
  const monthly = /(per|a|\/)\s*month|\bp\.?m\.?$|\bmonthly\b/.test(text);
  const bare = text
    .replace(
      /(per|a|\/)\s*(month|year|annum)|\bp\.?[am]\.?$|\b(monthly|yearly|annually|annual|ctc|inr|rupees|fixed)\b|\brs\b\.?|₹|\/-/g,
      ' ',
    )
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim();
  const found = amountAndUnit.exec(bare);
  if (!found) throw new CellProblem(`${shown(shortText(cell))} is not understood; ${HINT}`);
  const amount = Number(found[1]);
  const lakhs = toLakhs(amount, found[2], unit, monthly || /₹|rs|inr|rupee/.test(text), shortText(cell));
  const lpa = Math.round((monthly ? lakhs * MONTHS_A_YEAR : lakhs) * 100) / 100;
  if (lpa > MAX_LPA) throw new CellProblem(`${shown(shortText(cell))} is more than ${MAX_LPA} LPA`);
  return { amount: lpa, currency: 'INR' };
}

function toLakhs(amount: number, word: string | undefined, unit: Unit, saysRupees: boolean, text: string): number {
  if (word?.startsWith('cr')) return amount * LAKHS_A_CRORE;
  if (word?.startsWith('l')) return amount;
  if (word) return (amount * 1_000) / RUPEES_A_LAKH;
  if (amount === 0) return 0;
  if (amount >= RUPEES_A_LAKH || (saysRupees && amount >= 1_000)) return amount / RUPEES_A_LAKH;
  if (amount <= MOST_LAKHS && unit !== 'rupees') return amount;
  if (amount <= MAX_LPA && unit === 'lakhs') return amount;
  if (amount >= 1_000 && unit === 'rupees') return amount / RUPEES_A_LAKH;
  throw new CellProblem(`${shown(text)} could be lakhs or rupees; ${HINT}`);
}
