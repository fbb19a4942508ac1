import { type Cell, cellText, isBlank } from './cells/cell.ts';

/** What a column's cells show about it, counted while the sheet is read. */
export interface ColumnFacts {
  /** Cells that are not blank. */
  filled: number;
  /** Cells that were examined for the kinds below. */
  sampled: number;
  email: number;
  phone: number;
  date: number;
  number: number;
  /** Cells with a letter that are neither an email nor an address of the web. */
  words: number;
  gender: number;
  /** Two to four words of letters, as a person's name has them. */
  personLike: number;
  /** Different texts among the sampled cells. */
  different: number;
  /** Values like "6.5". */
  dotted: number;
  /** "6.10" and "6.11": parts that are months. */
  monthParts: number;
  /** "6.25": parts above 11, which are decimals. */
  decimalParts: number;
  /** Dates like 05/04/1990. */
  numericDates: number;
  /** Dates like 28/02/1990 and 02/28/1990, whose order is certain. */
  dayFirst: number;
  monthFirst: number;
  /** Bare numbers by size: up to 100, up to a lakh, from a lakh on. */
  upTo100: number;
  upToLakh: number;
  fromLakh: number;
  largest: number;
  /** The first different texts. */
  samples: string[];
}

const SAMPLED = 300;
const SAMPLES = 4;
const SAMPLE_CHARACTERS = 80;
/** Longer texts are none of the kinds that are counted. */
const LONGEST_CHARACTERS = 60;
const LAKH = 100_000;

const EMAIL = /^\S+@\S+\.[a-z]{2,}$/i;
const URL_LIKE = /^(https?:|www\.)/i;
const PHONE = /^['(+]*[\d\s().-]{10,20}(?:\s*[,/;|]\s*\+?[\d\s().-]{10,20})?$/;
const DATE = /^\d{1,4}[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+\d{2,4}\b|^[a-z]{3,9} \d{1,2},? \d{4}$/i;
const GENDER = /^(m|f|male|female|other|others|transgender)$/i;
const PERSON = /^[\p{L}.’' -]+$/u;
const NUMERIC_DATE = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})\b/;
const DECIMAL = /^\d{1,2}\.(\d{1,2})(?:\D|$)/;

/** Counts the facts of every column, row by row. */
export function countFacts() {
  const facts: ColumnFacts[] = [];
  const different: Set<string>[] = [];
  return {
    add(cells: readonly Cell[]) {
      cells.forEach((cell, at) => {
        const isLong = typeof cell === 'string' && cell.length > LONGEST_CHARACTERS;
        if (!isLong && isBlank(cell)) return;
        while (facts.length <= at) {
          facts.push(noFacts());
          different.push(new Set());
        }
        if (isLong) addLongText(facts[at]!, cell);
        else addCell(facts[at]!, different[at]!, cell);
      });
    },
    facts,
  };
}

function addCell(facts: ColumnFacts, different: Set<string>, cell: Cell): void {
  facts.filled += 1;
  const isNumber = typeof cell === 'number';
  if (!isNumber && typeof cell !== 'string' && facts.sampled >= SAMPLED) return;
  const text = cellText(cell);
  countOrders(facts, text);
  if (facts.sampled >= SAMPLED) return;
  facts.sampled += 1;
  if (!different.has(text)) {
    different.add(text);
    facts.different += 1;
    if (facts.samples.length < SAMPLES) facts.samples.push(text.slice(0, SAMPLE_CHARACTERS));
  }
  countKinds(facts, cell, text);
}

function addLongText(facts: ColumnFacts, text: string): void {
  facts.filled += 1;
  if (facts.sampled >= SAMPLED) return;
  facts.sampled += 1;
  facts.words += 1;
  facts.different += 1;
  if (facts.samples.length < SAMPLES) facts.samples.push(text.slice(0, SAMPLE_CHARACTERS).trim());
}

/** Decides how all of a column's values are read, from every value of the column. */
function countOrders(facts: ColumnFacts, text: string): void {
  const part = DECIMAL.exec(text)?.[1];
  if (part) facts.dotted += 1;
  if (part === '10' || part === '11') facts.monthParts += 1;
  else if (part && Number(part) > 11) facts.decimalParts += 1;
  const numeric = NUMERIC_DATE.exec(text);
  if (numeric) facts.numericDates += 1;
  if (numeric && Number(numeric[1]) > 12) facts.dayFirst += 1;
  else if (numeric && Number(numeric[2]) > 12) facts.monthFirst += 1;
  if (!/^[\d,]+(\.\d+)?$/.test(text)) return;
  const amount = Number(text.replaceAll(',', ''));
  if (amount > facts.largest) facts.largest = amount;
  if (amount === 0) return;
  if (amount <= 100) facts.upTo100 += 1;
  else if (amount < LAKH) facts.upToLakh += 1;
  else facts.fromLakh += 1;
}

function countKinds(facts: ColumnFacts, cell: Cell, text: string): void {
  if (typeof cell === 'object' || DATE.test(text)) facts.date += 1;
  if (/^[\d.,]+$/.test(text)) facts.number += 1;
  const isPhone = PHONE.test(text) && text.replace(/\D/g, '').length >= 10;
  if (isPhone) facts.phone += 1;
  if (GENDER.test(text)) facts.gender += 1;
  if (EMAIL.test(text)) facts.email += 1;
  else if (/\p{L}/u.test(text) && !URL_LIKE.test(text)) {
    facts.words += 1;
    if (PERSON.test(text) && /^\S+(\s+\S+){1,3}$/.test(text)) facts.personLike += 1;
  }
}

const noFacts = (): ColumnFacts => ({
  filled: 0,
  sampled: 0,
  email: 0,
  phone: 0,
  date: 0,
  number: 0,
  words: 0,
  gender: 0,
  personLike: 0,
  different: 0,
  dotted: 0,
  monthParts: 0,
  decimalParts: 0,
  numericDates: 0,
  dayFirst: 0,
  monthFirst: 0,
  upTo100: 0,
  upToLakh: 0,
  fromLakh: 0,
  largest: 0,
  samples: [],
});
