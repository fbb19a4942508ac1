import { findPreferredPlaces } from './find-preferred-places.ts';
import { findStatedPay } from './find-stated-pay.ts';
import {
  dateBesideContacts,
  findUnlabelledFacts,
  type Gender,
  genderOf,
  MARITAL_WORDS,
  type MaritalStatus,
  maritalStatusOf,
} from './find-unlabelled-facts.ts';
import { findFullDate } from './full-dates.ts';
import { rupeesAYear } from './pay.ts';
import type { Personal, Reading, Span } from './reading.ts';
import { type ResumeLine, splitPieces } from './resume-lines.ts';

/** A value is within this many characters of its label. */
const VALUE_CHARACTERS = 70;
const SEPARATOR = String.raw`\s*(?:\([^)]{0,25}\))?\s*(?:[:=–—-]|:-|is\b|of\b|\.{2,})*\s*`;
const PAY = String.raw`(?:c\.?t\.?c\.?|salary|pay|package|compensation|remuneration|emoluments|gross(?: salary)?)(?:\s*(?:per annum|p\.?\s?a\.?|per month|p\.?\s?m\.?|drawn|now))?`;

const LABELS = {
  currentCTC: String.raw`(?:(?:current|present|last(?:\s+drawn)?|existing|drawn|annual)\s+(?:annual\s+|fixed\s+|gross\s+|monthly\s+)?${PAY}|salary\s+(?:drawn|now|at present|current(?:ly)?)|current\s+drawing|(?<!expected )\bctc)`,
  expectedCTC: String.raw`(?:expected\s+(?:annual\s+|monthly\s+)?${PAY}|(?:salary|ctc|pay)\s+(?:expect(?:ed|ations?)|wanted|required)|expectations?(?:\s+of\s+salary)?|\bectc)`,
  notice: String.raw`(?:(?:notice|serving)(?:\s+period)?(?:\s+(?:required|needed|to\s+be\s+(?:given|served)))?|joining\s+(?:time|period)|time\s+to\s+join|n\.?p\.?|joins?|leave\s+in|can\s+(?:join|leave|come|start|be\s+(?:released|relieved|free)|relieve)(?:\s+(?:in|within|after))?|(?:available|free)(?:\s+(?:to\s+(?:join|start|fly|travel)|from|in|within|after))?|availability(?:\s+to\s+join)?|earliest\s+joining|ready\s+(?:in|within|after|to\s+(?:fly|travel))|joining)`,
  lastWorkingDay: String.raw`(?:last\s+working\s+da(?:y|te)|l\.?w\.?d\.?|reliev(?:ing|ed)\s+(?:date|on)|serving\s+(?:notice\s+)?(?:period\s+)?(?:till|until|up\s?to))`,
  dateOfBirth: String.raw`(?:date\s+of\s+birth|birth(?:\s*(?:date|day))?|d\.?\s?o\.?\s?b\.?|born(?:\s+on)?|dob)`,
  gender: String.raw`(?:gender|sex)(?:\s*[/&]\s*(?:marital\s+)?status)?`,
  maritalStatus: String.raw`(?:(?:marital|civil)\s+)?status|marital|married\s*/\s*unmarried|family(?=\s*:)`,
  isMarried: String.raw`married(?=\s*[:?])`,
  relocation: String.raw`(?:(?:willing|open|ready)\s+(?:to|for)\s+)?relocat(?:e|ion|ing)`,
} as const;
type Label = keyof typeof LABELS;

const patterns = Object.fromEntries(
  Object.entries(LABELS).map(([label, pattern]) => [
    label,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])${SEPARATOR}`, 'giu'),
  ]),
) as Record<Label, RegExp>;

/** A line that states one of these facts: no entry of a list. */
const FACT = new RegExp(
  String.raw`^\W*(?:${[...Object.values(LABELS), String.raw`place|dated?|signature|nationality|religion|category|caste|passport(?:\s+no\.?)?|father['’]?s?(?:\s*\/\s*husband['’]?s)?\s+name|mother['’]?s?\s+name|husband['’]?s\s+name|hobb(?:y|ies)|interests?|mother\s+tongue|permanent\s+address|(?:present|current)\s+address|total\s+experience|blood\s+group|pan(?:\s+no)?|aadhaar`].join('|')})(?![\p{L}\p{N}])\s*(?:\([^)]{0,25}\))?\s*[:–-]`,
  'iu',
);
export const DECLARATION =
  /^(?:i|we)\s+(?:hereby|do|solemnly|certify|declare|affirm)\b|^(?:certified|declared) that\b|^\(?signature\b/i;

/** Facts and declarations at a resume's end, which belong to no section above them. */
export const isPersonalFact = ({ text }: ResumeLine): boolean => FACT.test(text) || DECLARATION.test(text);

/** The lines of a list, up to a declaration or signature. */
export function untilDeclaration(lines: readonly ResumeLine[]): ResumeLine[] {
  const end = lines.findIndex(
    ({ text }) => DECLARATION.test(text) || /^(?:place|date|dated|signature)\s*[:–-]/i.test(text),
  );
  return (end === -1 ? lines : lines.slice(0, end)).filter((line) => !isPersonalFact(line));
}

const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  seven: 7,
  ten: 10,
  fifteen: 15,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};
const COUNT = String.raw`(?:\d{1,3}|${Object.keys(COUNTS).join('|')})`;
const DAYS = { day: 1, week: 7, month: 30 } as const;

/**
 * Facts for recruiters in addition to the career, each after its label anywhere in the text, or below it in `rows`.
 */
export function findPersonalFacts(text: string, rows: readonly ResumeLine[] = []): Personal {
  const flat = text.replace(/[\n\t]/g, ' ');
  const below = <T>(label: Label, read: (value: string) => T | null): Reading<T> | undefined => {
    for (const row of rows) {
      const [match] = row.text.matchAll(patterns[label]);
      const value = match?.index === 0 ? read(row.text.slice(match[0].length)) : null;
      if (value !== null) return { value, confidence: 0.9, at: { start: Math.max(0, row.start), end: row.end } };
    }
    return undefined;
  };
  const after = <T>(label: Label, read: (value: string) => T | null): Reading<T> | undefined => {
    const inRows = below(label, read);
    if (inRows) return inRows;
    for (const match of flat.matchAll(patterns[label])) {
      const start = match.index + match[0].length;
      const value = read(flat.slice(start, start + VALUE_CHARACTERS));
      if (value !== null)
        return { value, confidence: 0.95, at: { start: match.index, end: Math.min(flat.length, start + 20) } };
    }
    return undefined;
  };
  const stated = findStatedPay(text);
  const both = bothPays(flat);
  const told = findUnlabelledFacts(text);
  const currentCTC =
    both?.currentCTC ??
    after('currentCTC', (value) => (WISHED.test(value) || NET.test(value) ? null : rupeesAYear(value))) ??
    stated.currentCTC;
  const expectedCTC =
    both?.expectedCTC ??
    after('expectedCTC', (value) => (GIVEN_FIRST.test(value) ? null : rupeesAYear(value))) ??
    stated.expectedCTC;
  const lastWorkingDay =
    after('lastWorkingDay', findFullDate) ??
    after('notice', (value) => (/^\W*(?:serving|lwd|last)/i.test(value) ? findFullDate(value) : null));
  const noticeDays = lastWorkingDay
    ? undefined
    : (after('notice', noticeIn) ??
      noticeBefore(text) ??
      immediateIn(text) ??
      noticeAfterPay(text, [currentCTC, expectedCTC]));
  const dateOfBirth = after('dateOfBirth', findFullDate) ?? toReading(told.dateOfBirth ?? dateBesideContacts(text));
  const gender = after('gender', genderIn) ?? toReading(told.gender);
  const maritalStatus =
    after('maritalStatus', maritalStatusIn) ?? after('isMarried', isMarriedIn) ?? toReading(told.maritalStatus);
  const relocation = after('relocation', (value) =>
    /^\W*(?:yes|ready|willing|anywhere)/i.test(value) ? true : /^\W*no\b/i.test(value) ? false : null,
  );
  const preferredPlaces = findPreferredPlaces(text, rows);
  const linkedIn = profileAddress(
    text,
    /(?:https?:\/\/)?(?:www\.)?(?:in\.)?linkedin\.com\/(?:in|pub)\/(?:\n?[\w%.-]*-\n(?=[\w-]*[a-z]))?[\w%.-]+\/?|(?<=^|[\s|])\/?in\/[a-z]+-[\w-]+(?=[\s|]|$)/i,
    /\blinkedin\b/i,
  );
  const gitHub = profileAddress(text, /(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+\/?/i, /\bgithub\b/i);
  const found = {
    currentCTC,
    expectedCTC,
    noticeDays,
    lastWorkingDay,
    dateOfBirth,
    gender,
    maritalStatus,
    relocation,
    linkedIn,
    gitHub,
  };
  return {
    ...(Object.fromEntries(Object.entries(found).filter(([, reading]) => reading !== undefined)) as Personal),
    ...(preferredPlaces.length > 0 && { preferredPlaces }),
  };
}

/** Not the pay of the label, but one that is wished after it: 'Rs. 6.1 lakh CTC, hope for 7.5 lakh'. */
/** 'Present / expected CTC: Rs. 16.8 LPA / Rs. 21 LPA'. */
function bothPays(flat: string): Pick<Personal, 'currentCTC' | 'expectedCTC'> | null {
  const label = BOTH.exec(flat);
  if (!label) return null;
  const start = label.index + label[0].length;
  const [first = '', second = ''] = flat.slice(start, start + VALUE_CHARACTERS).split(/\s\/\s|\s*[&|]\s*|\sand\s/);
  const [current, expected] = [rupeesAYear(first), rupeesAYear(second)];
  const at = { start: label.index, end: start + first.length };
  return current && expected
    ? { currentCTC: { value: current, confidence: 0.9, at }, expectedCTC: { value: expected, confidence: 0.9, at } }
    : null;
}
const BOTH =
  /\b(?:present|current)\s{0,3}(?:ctc|salary|pay)?\s{0,3}(?:\/|&|and)\s{0,3}expected\s{0,3}(?:ctc|salary|pay)?\s*(?:\([^)]{0,20}\)\s*)?[:–-]*\s*/i;

/** Net pay is no cost to the company; what follows it in brackets is. */
const NET =
  /^\W*(?:rs\.?|inr)?\s*[\d,.]+[^;|\d]{0,15}\b(?:in[- ]hand|take[- ]home)\b(?!\W{0,4}(?:rs\.?\s*|inr\s*)?\d)/i;
const WISHED = /^[^\d]*\b(?:hop(?:e|ing)|expect|want|ask|wish|demand|seek)/i;

const DURATION = new RegExp(
  String.raw`^\W*(?:(?:in|within|after|with|at)\s+)?(${COUNT})\s*(?:\(\w+\)\s*)?(day|week|month)`,
  'i',
);

function noticeIn(value: string): number | null {
  if (
    /^\W*(?:available\s+)?(?:immediate|immediately|at once|from today|any\s?time|nil|none|no notice|zero|0\s*days?|available immediately|joining immediately)/i.test(
      value,
    )
  )
    return 0;
  const match = DURATION.exec(value);
  if (!match?.[1] || !match[2]) return null;
  const count = COUNTS[match[1].toLowerCase()] ?? Number(match[1]);
  const days = count * DAYS[match[2].toLowerCase() as keyof typeof DAYS];
  return days <= 365 ? days : null;
}

/** '30 days' notice', 'one month of notice', 'Two months from the day of resignation', '; one month to be relieved'. */
function noticeBefore(text: string): Reading<number> | undefined {
  for (const pattern of [OF_NOTICE, TO_LEAVE]) {
    const match = pattern.exec(text);
    const value = match?.[1] ? noticeIn(match[1]) : null;
    if (match && value !== null)
      return { value, confidence: 0.9, at: { start: match.index, end: match.index + match[0].length } };
  }
  return undefined;
}
const OF_NOTICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${COUNT}\s*(?:days?|weeks?|months?))['’]?s?\s+(?:(?:of\s+)?notice|(?:from|after)\s+(?:(?:the\s+)?da(?:y|te)\s+of\s+)?(?:my\s+)?resign(?:ation|ing))\b`,
  'iu',
);
/** As a fact of its own, unlike '40 days to join two spans'. */
const TO_LEAVE = new RegExp(
  String.raw`(?:^|[\n.;,|•·(–-]|\b(?:needs?|requires?|takes?|and))\s{0,3}(${COUNT}\s*(?:days?|weeks?|months?))['’]?\s+(?:time\s+)?(?:is\s+)?(?:needed\s+|required\s+)?to\s+(?:join|relieve|leave|be\s+(?:relieved|released|free)|hand\s?over)\b`,
  'iu',
);

/** 'Immediate joiner', 'Available for audit assignments in Pune, immediately' */
function immediateIn(text: string): Reading<number> | undefined {
  const match = IMMEDIATE.exec(text);
  return match
    ? { value: 0, confidence: 0.9, at: { start: match.index, end: match.index + match[0].length } }
    : undefined;
}
const IMMEDIATE =
  /\bimmediate(?:ly)?\s+(?:joiner|joining|available|availability)\b|\bavailable\s+for\s[^.;|•]{3,140}\s(?:immediately|at\s+once)\b/i;

/** A bare duration after an amount of pay: '17.8 LPA now, 22 LPA asked; 60 days'. */
function noticeAfterPay(text: string, pays: readonly (Reading<number> | undefined)[]): Reading<number> | undefined {
  for (const pay of pays) {
    const from = pay?.at.start ?? text.length;
    for (const piece of splitPieces(
      { text: text.slice(from, from + AFTER_PAY), start: from, end: from + AFTER_PAY },
      FACT_BREAK,
    )) {
      const value = ONLY_DURATION.test(piece.text) ? noticeIn(piece.text.replace(/^\D*?needs?\s+/i, '')) : null;
      if (value !== null) return { value, confidence: 0.8, at: { start: piece.start, end: piece.end } };
    }
  }
  return undefined;
}
const AFTER_PAY = 100;
const FACT_BREAK = /[;,|•·()]|\s[-–—/]\s|\.(?=\s|$)|\n/g;
const ONLY_DURATION =
  /^(?:(?:and\s+)?needs?\s+)?(?:\d{1,3}|one|two|three|four|six|fifteen|thirty|sixty|ninety)\s+(?:days?|weeks?|months?)(?:\s+to\s+(?:leave|join|move)|\s+but\b.*)?$/i;

/** A fact beside no label is less certain. */
const toReading = <T>(told: { value: T; place: Span } | undefined): Reading<T> | undefined =>
  told && { value: told.value, confidence: 0.88, at: { start: told.place.start, end: told.place.end } };

function genderIn(value: string): Gender | null {
  const word = /^\W*(female|male|f|m|woman|man|transgender|other|non-binary)\b/i.exec(value)?.[1];
  return word ? genderOf(word) : null;
}

/** 'Sex / marital status: Male / Unmarried' names the gender first. */
const MARITAL_FIRST = new RegExp(String.raw`^\W*(?:(?:fe)?male\W+)?(${MARITAL_WORDS})\b`, 'i');

function maritalStatusIn(value: string): MaritalStatus | null {
  const word = MARITAL_FIRST.exec(value)?.[1];
  return word ? maritalStatusOf(word) : null;
}

/** 'Married: no'. */
function isMarriedIn(value: string): MaritalStatus | null {
  const word = /^\W*(yes|no)\b/i.exec(value)?.[1]?.toLowerCase();
  return word === undefined ? null : word === 'yes' ? 'married' : 'single';
}

/** 'Expectation' above 'Drawing: 6,60,000 per year'. */
const GIVEN_FIRST = /^\W*(?:drawing|drawn|present|current|now)\b/i;

/** The address itself ('in/asha-rao' is one too), otherwise the account's name next to or below the network's. */
function profileAddress(text: string, address: RegExp, label: RegExp): Reading<string> | undefined {
  const match = address.exec(text);
  if (match)
    return {
      // broken at a hyphen in a narrow column
      value: match[0]
        .replaceAll('\n', '')
        .replace(/\/$/, '')
        .replace(/^\/?in\//, 'linkedin.com/in/'),
      confidence: 0.97,
      at: { start: match.index, end: match.index + match[0].length },
    };
  const before = new RegExp(String.raw`(?:^|\n|\s)@?([a-z][\w.-]*\d[\w-]*)\s*\(\s*${label.source}`, 'i').exec(text);
  const named =
    before ??
    new RegExp(
      String.raw`${label.source}\s*(?:[:/|–-]\s*|\n)\s*@?([a-z][\w.-]*\d[\w-]*|[a-z]\w*-[\w-]*\w)(?=\s|$)`,
      'i',
    ).exec(text) ??
    new RegExp(String.raw`${label.source}\s*(?::\/\/|:)[^\S\n]*@?([a-z][\w-]{3,})(?=\s*(?:[|·•,\n]|$))`, 'i').exec(
      text,
    );
  const account = named?.[1];
  if (!named || !account) return undefined;
  const host = label.source.includes('github') ? 'github.com/' : 'linkedin.com/in/';
  return {
    value: `${host}${account}`,
    confidence: 0.8,
    at: { start: named.index, end: named.index + named[0].length },
  };
}
