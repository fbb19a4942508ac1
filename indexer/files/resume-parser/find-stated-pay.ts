import { FOREIGN_CURRENCY, rupeesAYear } from './pay.ts';
import type { Reading } from './reading.ts';

const UNIT = String.raw`(?:lpa|l\.p\.a\.?|lakhs?|lacs?|crores?|cr|k|l)\b`;
const PERIOD = String.raw`(?:\/-)?\s{0,3}(?:\/\s{0,3})?(?:per\s+(?:annum|month|year)|p\.?\s?[am]\b\.?|(?:an?\s+(?:year|month)|annum|monthly|month|yearly|annually)\b)`;
/** An amount with a currency, a unit or a period of pay; otherwise the plain number of a pay, as in 'Expected: 9'. */
const AMOUNT = new RegExp(
  String.raw`(?:₹|\brs\.?|\binr\b)\s{0,3}\d+(?:[,.]\d+)*(?:\s{0,3}${UNIT})?(?:\s{0,3}${PERIOD})?|(?<![\d.,])\d+(?:[,.]\d+)*\+?\s{0,3}(?:${UNIT}(?:\s{0,3}${PERIOD})?|${PERIOD})|(?<![\d.,/:-])(?:\d{1,3}(?:\.\d{1,2})?|\d{1,2},\d{2},\d{3}|\d{2,3},\d{3}|\d{5,7})(?![\d%.,/:-]*[\d%]|(?:st|nd|rd|th)\b|\s{0,3}(?:%|percent|days?|weeks?|months?|years?|yrs?|mos?)\b)`,
  'giu',
);
const PLAIN = /^[\d,.]+$/;
/** Where the label of an amount begins. */
const BREAK = /^.*(?:[;|•●·()\t]|[.,]\s|\s[-–—/]\s|\n\n)/su;
/** What stands between a label and its amount. */
const AFTER_LABEL = /(?<=\p{L})\s{0,3}[-–—•:]\s{1,3}$/u;
/** A label may be above the amount, but the line above is no part of a label beside it. */
const LINES_ABOVE = /^.*\n(?=.*\p{L})/su;
const LONGEST_LABEL = 45;
const LONGEST_SENTENCE = 100;
const WISHED =
  /\b(?:expect\w*|ectc|wish\w*|want\w*|desired?|desir\w+|seek\w*|sought|ask\w*|required|target\w*|hop(?:es?|ed|ing)|aspir\w+|ideal|minimum acceptable|look(?:s|ing)? (?:for|at)|would (?:move|like|accept)|demand\w*(?! drafts?\b)|consider|acceptable|next)\b/i;
/** Wishes directly before a plain number. */
const WISHED_DIRECTLY =
  /\b(?:expect(?:ed|ing|s)?|e-?ctc|wish(?:es|ing)?|want(?:s|ing)?|hop(?:es?|ing) for|look(?:s|ing)? (?:for|at)|ask(?:s|ing)?(?: for)?|target(?:ing)?|demand(?:s|ing)?|would (?:move|like|expect|want|accept)(?: for)?)\s*(?:about|around|at least|not (?:below|less than)|above|min(?:imum)?(?: of)?)?\s*[:–-]*\s*$/i;
/** 'would take a salaried post at about 13 lakh' */
const WISHED_POST =
  /\b(?:would|will|can) (?:take|accept|join|move|come|work)\b[^\d.;,|•]{0,70}\b(?:at|for|on|with)\s+(?:about|around)?\s*$/i;
const GIVEN =
  /\b(?:c-?ctc|present(?:ly)?|current(?:ly)?|last|latest|existing|now|today|drawn?|drawing|draws|earn(?:s|ing|ings)?|gets?|paid|ctc|cost to company|salary|pay|package|compensation|remuneration|emoluments|income|wages|gross|fixed|against)\b/i;
const GIVEN_DIRECTLY =
  /\b(?:ctc|sal[ae]ry|pay|gross|drawing|draws?|i get|gets|earns?)\s*(?:\(?(?:per month|per annum|p\.?\s?[ma]\.?|monthly)\)?)?\s*[:–-]*\s*(?:now|at present|present(?:ly)?|current(?:ly)?)?\s*[:–-]*\s*$/i;
/** 'Currently about 11 lakh a year from all sittings' */
const GIVEN_NOW =
  /\b(?:current(?:ly)?|present(?:ly)?|now|at present)\s*(?:at|earning|drawing|getting)?\s*(?:about|around)?\s*[:–-]*\s*$/i;
/** 'Pay: Academic level 13A, about ₹ 19.8 lakh per annum' */
const GIVEN_IN_LINE =
  /(?:^|\n)\W*(?:present |current )?(?:pay|salary|emoluments|package|remuneration)\s?:[^\n;|•:₹]{0,40}$/i;
/** Beside a wish: 'Expected salary 50000/- per month (present 41500)'. */
const GIVEN_BESIDE = /\b(?:present(?:ly)?|current(?:ly)?|now)\s*[:–-]*\s*$/i;
/** 'Exp.: 6.25 Lacs' */
const WISHED_SHORT = /\bexp\.?\s*:\s*$/i;
/** A wish at the end of the line above its amount. */
const WISHED_ABOVE = /\bwould (?:move|join|like|accept|consider)\s*\n\s*(?:for|at)?\s*$/i;
/** The period of a plain amount is in its label. */
const MONTHLY_LABEL = /\b(?:per month|p\.?\s?m\.?|monthly)\)?\s*[:–-]*\s*$/i;
/** Amounts of money at work, and net pay, are no cost to the company. */
const OTHER =
  /\b(?:(?:daily|weekly|monthly|retail|collection) targets?|sales|premium|sav(?:ed|ing)|worth|budget|turnover|revenue|target of|projects?|stock|loan|portfolio|collected|reduced|purchase|transactions?|deals?|grants?|limit|funds?|business|take[- ]home|in[- ]hand|per payslip|(?:member|household|family|farmer)s?['’]?s? income)\b/i;
/** A wish in parts of another pay: '15% increment over 8.4 LPA'. */
const SHARE = /%.*\b(?:over|on|of|above)\s*$/i;
/** What may follow a pay, unlike '1.8 lakh sq ft'. */
const AFTER_PAY =
  /^\s*(?:$|\p{Lu}[\p{L} ]{2,20}\s?:|[\n.;,|•●·()[\]/+–—-]|(?:per|inr|rupees|now|present(?:ly)?|at\s+present|currently?|fixed|plus|asked|expected|wanted|only|all|and|as|to|would|gross|ctc|expect\w*|notice|against|consolidated|sought|desired|asking|hoped|wished|or|with|including|salary|\d{1,2} days)\b|→)/iu;
/** Unlike '4.1 LPA (in hand 30k)', where another amount follows. */
const NET = /^\s*\(?(?:in[- ]hand|take[- ]home|per payslip)(?!\W{0,4}(?:rs\.?\s{0,2})?\d)/i;
/** What belongs to the amount before: 'Rs. 44,500 in hand Expected: Rs. 55,000'. */
const NET_BEFORE = /^\s*\(?(?:in[- ]hand|take[- ]home)\)?\s+(?=\p{Lu})/iu;
const GIVEN_AFTER =
  /^\s*[(,]?\s*(?:now|present(?:ly)?|at\s+present|current(?:ly)?|fixed|drawn|ctc)\s*(?:[^\w\s:]|\n|$)/i;
const WISHED_AFTER =
  /^\s*[(,]?\s*(?:(?:(?:salary\s+)?expect(?:ed|ing)?|asked|asking|wanted|desired|sought|wished(?: for)?|hoped(?: for)?)\s*(?:[^\w\s:₹–—-]|[–—-](?!\s*(?:₹|rs\.?)?\s*\d)|\n(?!\s*(?:₹|rs|\d))|$)|would (?:(?:move|do)(?!\s+(?:for|at|to)\b)|suit)\b)/i;
const FOREIGN_BEFORE = new RegExp(String.raw`(?:${FOREIGN_CURRENCY})\s*$`, 'i');
/** A heading above the pay. */
const HEADING = /(?:^|\n)\W*(?:pay|salary|money|compensation|remuneration|terms|package)[^\n\p{L}]*$/iu;
/** Two amounts with nothing else between them, the second of which is wished: '12.6 LPA → 15 LPA'. */
const RAISED = /^\s*(?:→|➔|->|=>|to|[•●·|;\n])\s*$/;
const WITH_PERIOD = new RegExp(String.raw`\blpa|l\.p\.a|${PERIOD}`, 'i');
/** A bare pay is a fact of its own among those of a person. */
const FACT_OF_ITS_OWN = /(?:^|[;|•●·\n\t]|\s[-–—]\s|[.,]\s)\s*$/;
const ENDS_FACT = /^\s*(?:$|(?:plus|with|including|only|gross|fixed)\b|[;|•●·\n\t.,→]|\s[-–—]\s)/;
const PERSONAL = /\b(?:born|married|unmarried|single|notice|days|male|female|d\.?o\.?b)\b/i;
/** The head of a portal's profile: 'Pune | 3 Years 5 Months | ₹ 4.10 Lacs'. */
const AFTER_EXPERIENCE = /\b(?:years?|months?|yrs?|mths?)\s*[|•]\s*$/i;
const NEAR_CHARACTERS = 60;
/** Notice or a wish after a pay without any label: '14 LPA. Two weeks' notice', '19 LPA; ask 24 LPA'. */
const WITH_TERMS =
  /^(?:\s*(?:→|->)\s*[\d₹]|[^\n]{0,25}?[.;,/|\n]\s*(?:notice\b|(?:two|three|one|\d{1,2})\s+(?:days?|weeks?|months?)|wish|want|ask|seek|demand|expect|hop(?:e|ing)|look|next\b|\d[\d.]*\s*(?:lpa|lakhs?|lacs?)\s+(?:would|sought|asked|wanted|desired)))/i;

interface StatedPay {
  currentCTC?: Reading<number>;
  expectedCTC?: Reading<number>;
}

/** Pay beside words of earning or wishing: 'Earns: ₹ 3.84 lakhs', 'Present: 5.5 LPA', 'Rs. 8 lakh p.a. (present)'. */
export function findStatedPay(text: string): StatedPay {
  const found: StatedPay = {};
  let last: { end: number; isPay: boolean; field: keyof StatedPay | null } = { end: 0, isPay: false, field: null };
  for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
    const end = index + amount.length;
    const before = text.slice(Math.max(last.end, index - LONGEST_LABEL), index);
    const label = before.replace(NET_BEFORE, '').replace(AFTER_LABEL, ': ').replace(BREAK, '').replace(LINES_ABOVE, '');
    const after = text.slice(end, end + LONGEST_LABEL);
    // a pay in rupees a little earlier makes a plain number a pay too
    const isFollowing = last.isPay && index - last.end < LONGEST_LABEL && !/\n\n/.test(before);
    const isPlain = PLAIN.test(amount);
    const isRaised = !isPlain && last.field === 'currentCTC' && RAISED.test(before);
    const stated = isRaised
      ? 'expectedCTC'
      : isPlain
        ? plainField(label, after, isFollowing)
        : fieldOf(amount, text.slice(0, index), label, after);
    const field = stated === 'currentCTC' && NET.test(after) ? null : stated;
    const rupees = FOREIGN_BEFORE.test(before)
      ? null
      : rupeesAYear(isPlain && MONTHLY_LABEL.test(label) ? `${amount} per month` : amount);
    const value = field && rupees;
    // net pay is none, but a wish after it is
    const isNet = isPlain && NET.test(after) && GIVEN_DIRECTLY.test(label);
    if (!isPlain || value || isNet) last = { end, isPay: value !== null || isNet, field: value ? field : null };
    if (!field || !value) continue;
    found[field] ??= { value, confidence: 0.9, at: { start: index, end } };
  }
  return found;
}

function fieldOf(amount: string, before: string, label: string, after: string): keyof StatedPay | null {
  if (/\btarget/i.test(label) && /cr/i.test(amount)) return null;
  if (OTHER.test(label) || SHARE.test(label)) return null;
  // what follows is the neighbouring column's
  const isSurely =
    WITH_PERIOD.test(amount) && [WISHED_DIRECTLY, GIVEN_DIRECTLY, GIVEN_NOW].some((words) => words.test(label));
  if (!isSurely && !AFTER_PAY.test(after)) return null;
  if (WISHED_AFTER.test(after) || WISHED_POST.test(before.slice(-LONGEST_SENTENCE))) return 'expectedCTC';
  if (WISHED.test(label) || WISHED_SHORT.test(label) || WISHED_ABOVE.test(before.slice(-LONGEST_LABEL)))
    return 'expectedCTC';
  if (GIVEN.test(label) || GIVEN_AFTER.test(after)) return 'currentCTC';
  const isBare = /^(?:\W|at\b)*$/i.test(label);
  const near = before.slice(-NEAR_CHARACTERS);
  if (isBare && AFTER_EXPERIENCE.test(near)) return 'currentCTC';
  if (WITH_PERIOD.test(amount) && GIVEN_IN_LINE.test(near)) return 'currentCTC';
  const isPersonal = WITH_PERIOD.test(amount) && PERSONAL.test(near + after);
  if (isPersonal && FACT_OF_ITS_OWN.test(near) && ENDS_FACT.test(after)) return 'currentCTC';
  return HEADING.test(before.slice(-LONGEST_LABEL)) || (isBare && WITH_TERMS.test(after)) ? 'currentCTC' : null;
}

function plainField(label: string, after: string, isFollowing: boolean): keyof StatedPay | null {
  if (isFollowing && WISHED_AFTER.test(after)) return 'expectedCTC';
  if (WISHED_DIRECTLY.test(label)) return isFollowing ? 'expectedCTC' : null;
  return GIVEN_DIRECTLY.test(label) || (isFollowing && GIVEN_BESIDE.test(label)) ? 'currentCTC' : null;
}
