import type { ScannedWord } from './scanned-addresses.ts';

/** Words with a digit are phones, dates and amounts: a wrong one is worse than a missing one. In percent. */
export const LEAST_CONFIDENCE_OF_FACTS = 75;

/** A mobile number among the words of a line: which of them it consists of, and how sure they are altogether. */
export interface ScannedPhone extends ScannedWord {
  from: number;
  to: number;
  /** Its ten digits. */
  mobile: string;
}

/** From this confidence of the better reading two equal ones are a phone. */
const LEAST_CONFIDENCE_OF_EQUALS = 50;
/** A mobile number with what the recognition makes of '+91', '91' or '0' before it and of signs around it. */
const MOBILE = /^[^\p{L}\d]*(?:\+\d{1,3}\)?|91|0)?([6-9]\d{9})[^\p{L}\d]*$/u;
/** The code of a town with its trunk zero, as in '0891-2550614'. */
const TOWN = /^\W*0\d{2,4}[-–) ]/;
/** It may be written as '+91', '98450', '12', '345'. */
const MOST_WORDS = 5;

/** The mobile numbers of a line. */
export function phonesIn(words: readonly ScannedWord[]): ScannedPhone[] {
  const found: ScannedPhone[] = [];
  for (let from = 0; from < words.length; from++) {
    const phone = phoneFrom(words, from);
    if (!phone) continue;
    found.push(phone);
    from = phone.to;
  }
  return found;
}

function phoneFrom(words: readonly ScannedWord[], from: number): ScannedPhone | null {
  for (let to = Math.min(words.length, from + MOST_WORDS) - 1; to >= from; to--) {
    const own = words.slice(from, to + 1);
    if (!own.every((word) => /\d/.test(word.text))) continue;
    const text = own.map((word) => word.text).join(' ');
    const mobile = MOBILE.exec(text.replace(/[ -]/g, ''))?.[1];
    if (!mobile || TOWN.test(text)) continue;
    const ofNumber = own.filter((word) => /\d{3}(?!.*\))/.test(word.text) && !/^\+\d{1,3}$/.test(word.text));
    const confidence = Math.min(...ofNumber.map((word) => word.confidence));
    const shown = `${/^[^\d]*\+/.test(text) ? '+91 ' : ''}${mobile}${/[,;/]$/.exec(text)?.[0] ?? ''}`;
    return { text: shown, confidence, from, to, mobile };
  }
  return null;
}

/** Whether a reading of a phone is taken: it is sure, or one of the others is equal and one of both is good. */
export function isTrustedPhone({ mobile, confidence }: ScannedPhone, others: readonly ScannedPhone[]): boolean {
  if (confidence >= LEAST_CONFIDENCE_OF_FACTS) return true;
  const same = others.filter((other) => other.mobile === mobile).map((other) => other.confidence);
  return same.length > 0 && Math.max(confidence, ...same) >= LEAST_CONFIDENCE_OF_EQUALS;
}
