import { rupeesAYear } from './pay.ts';
import type { Reading } from './reading.ts';

/** An amount with a currency or a unit of pay. */
const AMOUNT =
  /(?:₹|\brs\.?|\binr\b)\s*\d[\d,.]*(?:\s*(?:lpa|lakhs?|lacs?|crores?|cr|k|l)\b)?(?:\s*(?:\/-)?\s*(?:per\s+(?:annum|month)|p\.?\s?[am]\.?|a\s+(?:year|month)))?|\b\d[\d,.]*\s*(?:lpa\b|l\.p\.a\.?|(?:lakhs?|lacs?)\b|(?:\/-\s*)?(?:per\s+(?:annum|month)\b|p\.\s?[am]\.))/giu;
/** From the end of a sentence, another amount or a separator up to the amount. */
const LABEL = /(?:^|[.;|•,)]\s+|\s{2,})([^.;|•\d]{3,45})$/u;
const WISHED =
  /\b(?:expect\w*|wish\w*|want\w*|desired?|desir\w+|seek\w*|sought|ask\w*|required|target\w*|hop(?:e|ed|ing)|aspir\w+|ideal|minimum acceptable)\b/i;
const GIVEN =
  /\b(?:present|current(?:ly)?|last|latest|existing|now|today|drawn|drawing|draws|earn(?:s|ing|ings)?|ctc|cost to company|salary|pay|package|compensation|remuneration|emoluments|income|wages|stipend)\b/i;
/** Amounts of money at work are no pay. */
const OTHER =
  /\b(?:sales|sav(?:ed|ing)|worth|budget|turnover|revenue|target of|project|stock|loan|portfolio|collected|reduced|purchase|deals?)\b/i;

interface StatedPay {
  currentCTC?: Reading<number>;
  expectedCTC?: Reading<number>;
}

/** Pay after any label that speaks of earning or wishing ('Earns: ₹ 3.84 lakhs', 'Present: 5.5 LPA'). */
export function findStatedPay(text: string): StatedPay {
  const found: StatedPay = {};
  let start = 0;
  for (const line of text.split('\n')) {
    for (const { 0: amount, index } of line.slice(0, LONGEST_LINE).matchAll(AMOUNT)) {
      const label = LABEL.exec(line.slice(0, index))?.[1] ?? '';
      const field = OTHER.test(label)
        ? null
        : WISHED.test(label)
          ? 'expectedCTC'
          : GIVEN.test(label)
            ? 'currentCTC'
            : null;
      const value = field && rupeesAYear(amount);
      if (!field || !value) continue;
      const at = { start: start + index, end: start + index + amount.length };
      found[field] ??= { value, confidence: 0.9, at };
    }
    start += line.length + 1;
  }
  return found;
}

const LONGEST_LINE = 500;
