/** A part of a text, by character offsets; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}
export interface Found extends Span {
  /** A word in its folded form, or a contact key: `email:…`, `phone:…`. */
  key: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** The word without case and accents, so that spellings compare equal. */
const foldWord = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();

/** The words of a text; any character other than letter, mark and digit separates them. */
export function wordsIn(text: string): Found[] {
  const words: Found[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = foldWord(word);
    if (key) words.push({ key, start: index, end: index + word.length });
  }
  return words;
}

const EMAIL_LENGTH = 254;
const DOMAIN_CHARACTER = /[\p{L}\p{M}\p{N}.-]/u;
/** Always part of an email's local part. */
const LOCAL_CHARACTER = /[\p{L}\p{M}\p{N}_.+-]/u;
/** Valid in a local part, but more often punctuation before an email, as in `email=asha@…` or `'asha@…`. */
const DOUBTFUL_CHARACTER = /[!#$%&'*/=?^`{|}~]/;

/** Keys of the emails in a text. Returns each reading if a local part may start in several places. */
export function emailsIn(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let end = at + 1;
    while (end < text.length && end - at < EMAIL_LENGTH && DOMAIN_CHARACTER.test(text.charAt(end))) end += 1;
    while (end > at + 1 && /[.-]/.test(text.charAt(end - 1))) end -= 1;
    if (end === at + 1) continue;
    for (const start of localStarts(text, at)) {
      found.push({ key: `email:${text.slice(start, end).toLowerCase()}`, start, end });
    }
  }
  return found;
}

function localStarts(text: string, at: number): number[] {
  const starts: number[] = [];
  let start = at;
  while (start > 0 && at - start < EMAIL_LENGTH) {
    const before = text.charAt(start - 1);
    if (LOCAL_CHARACTER.test(before)) start -= 1;
    else if (DOUBTFUL_CHARACTER.test(before)) {
      if (start < at) starts.push(start);
      start -= 1;
    } else break;
  }
  if (start < at) starts.push(start);
  return starts;
}

/** As in contact-keys.ts: country codes and leading zeros are optional. */
const PHONE_DIGITS = 10;
/** Minimum and maximum digits of one number as written, with its country code. */
const WRITTEN_DIGITS = { min: 7, max: 14 };
/** Characters between two groups of digits of one number, as in `(98765) - 43210`. */
const GAP = 3;

/** Keys of possible phone numbers in a text: every run of adjacent digit groups that is long enough. */
export function phonesIn(text: string): Found[] {
  const groups = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }));
  const found: Found[] = [];
  groups.forEach(({ start }, first) => {
    let digits = '';
    for (let last = first; last < groups.length; last += 1) {
      const group = groups[last]!;
      if (last > first && !isGap(text.slice(groups[last - 1]!.end, group.start))) break;
      digits += group.digits;
      if (digits.length > WRITTEN_DIGITS.max) break;
      if (digits.length < WRITTEN_DIGITS.min) continue;
      found.push({ key: `phone:${digits.slice(-PHONE_DIGITS)}`, start, end: group.end });
    }
  });
  return found;
}

const isGap = (between: string): boolean => between.length <= GAP && !/[\p{L}\n]/u.test(between);
