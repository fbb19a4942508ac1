import type { ImportReading } from '#domain/import-reading.ts';
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
  /^(negotiable|confidential|undisclosed|not (?:disclosed|shared|given|provided|revealed|willing to disclose)|will discuss|to be discussed|discussable|tbd|open|flexible|best in (the )?(industry|market)|market (rate|standards?)|(?:as per |per )?(?:the |your )?(?:company|market|industry|organi[sz]ation)?(?: ?'?s)? ?(?:norms?|standards?|policy)|as per (?:the )?(?:company|market|industry))$/;
const AMOUNT = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const LAKHS = 'lpa|lakhs?|lacs?|lkhs?|lks?|l';
const THOUSANDS = 'thousands?|k';
const amountAndUnit = new RegExp(String.raw`^${AMOUNT}\s*(?:-\s*)?(${LAKHS}|crores?|crs?|${THOUSANDS})?\.?$`);
const lakhsAndThousands = new RegExp(
  String.raw`^${AMOUNT}\s*-?\s*(?:${LAKHS})\.?,?\s*(?:and\s*)?(\d{1,2})\s*-?\s*(?:${THOUSANDS})\.?$`,
);
const WORDS_AROUND =
  /(per|a|\/)\s*(month|year|annum)|\bp\.?\s?[am]\.?(?=$|\s|\))|\b(monthly|yearly|annually|annual|ctc|inr|rupees|fixed|gross|approx|around|negotiable|only)\b|\brs\b\.?|₹|\/-|[()~]/g;

/**
 * A year's pay in LPA, two decimals: "12.5", "12.5 LPA", "₹12,50,000", "Rs 15.50 Lac(s)", "1.2 Cr", "50,000 per month".
 * Null for "not disclosed". Throws CellProblem, also for a bare number that could be lakhs or rupees.
 */
export function readCtc(cell: Cell, reading: ImportReading = 'none'): Ctc | null {
  const text = shortText(cell).toLowerCase();
  if (UNDISCLOSED.test(text.replace(/[.!]$/, ''))) return null;
  const says = text.replace(/\(s\)/g, 's');
  const monthly = /(per|a|\/)\s*month|\bp\.?\s?m\.?$|\bmonthly\b/.test(says);
  const bare = says
    .replace(WORDS_AROUND, ' ')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:-]+(?=\d.*[\s.]*[a-z])|[\s,+-]+$/g, '')
    .trim();
  const parts = lakhsAndThousands.exec(bare);
  const found = amountAndUnit.exec(bare);
  if (!found && !parts) throw new CellProblem(`${shown(shortText(cell))} is not understood; ${HINT}`);
  const isBare = found !== null && found[2] === undefined;
  const lakhs = parts
    ? Number(parts[1]) + Number(parts[2]) / 100
    : toLakhs(Number(found?.[1]), found?.[2], reading, monthly || /₹|rs|inr|rupee/.test(says), shortText(cell));
  const isMonthly = monthly || (isBare && reading === 'monthly-rupees');
  const lpa = Math.round((isMonthly ? lakhs * MONTHS_A_YEAR : lakhs) * 100) / 100;
  if (lpa > MAX_LPA) throw new CellProblem(`${shown(shortText(cell))} is more than ${MAX_LPA} LPA`);
  return { amount: lpa, currency: 'INR' };
}

function toLakhs(
  amount: number,
  word: string | undefined,
  reading: ImportReading,
  saysRupees: boolean,
  text: string,
): number {
  if (word?.startsWith('cr')) return amount * LAKHS_A_CRORE;
  if (word?.startsWith('l')) return amount;
  if (word) return (amount * 1_000) / RUPEES_A_LAKH;
  if (amount === 0) return 0;
  if (reading === 'monthly-rupees') return amount / RUPEES_A_LAKH;
  if (reading === 'thousands' && amount < RUPEES_A_LAKH) return (amount * 1_000) / RUPEES_A_LAKH;
  if (reading === 'crores' && amount < MOST_LAKHS) return amount * LAKHS_A_CRORE;
  if (amount >= RUPEES_A_LAKH || (saysRupees && amount >= 1_000)) return amount / RUPEES_A_LAKH;
  if (amount <= MOST_LAKHS && reading !== 'rupees') return amount;
  if (amount <= MAX_LPA && reading === 'lakhs') return amount;
  if (amount >= 1_000 && reading === 'rupees') return amount / RUPEES_A_LAKH;
  throw new CellProblem(`${shown(text)} could be lakhs or rupees; ${HINT}`);
}
