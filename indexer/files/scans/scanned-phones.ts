import type { ScannedWord } from './scanned-addresses.ts';

/** Words with a digit are phones, dates and amounts: a wrong one is worse than a missing one. In percent. */
export const LEAST_CONFIDENCE_OF_FACTS = 75;

const digitsOf = (words: readonly ScannedWord[]): number =>
  words.map(({ text }) => text.replace(/\D/g, '')).join('').length;
/** Those of a phone without its country. */
const PHONE_DIGITS = 10;

export const hasDoubtfulPhone = (words: readonly ScannedWord[]): boolean =>
  digitsOf(words) >= PHONE_DIGITS &&
  words.some(({ text, confidence }) => /\d{3}/.test(text) && confidence < LEAST_CONFIDENCE_OF_FACTS);

/** From this confidence of the better reading two equal ones are a phone. */
const LEAST_CONFIDENCE_OF_EQUALS = 50;
/** A mobile number however its digits are grouped. */
const MOBILE = /(?<!\d)(?:\+?91|0)?([6-9]\d{9})(?!\d)/;

const mobileIn = (words: readonly ScannedWord[]): string | undefined =>
  MOBILE.exec(
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/(?<=\d\)?)[ -](?=\d)/g, ''),
  )?.[1];
const leastOfDigits = (words: readonly ScannedWord[]): number =>
  Math.min(...words.filter(({ text }) => /\d{3}/.test(text)).map(({ confidence }) => confidence));

/**
 * The words of a line with a doubtful phone: the second reading if it sees as many digits and is sure of them; the
 * first, taken as sure, if both see the same mobile number.
 */
export function withPhones<T extends ScannedWord>(words: readonly T[], again: readonly T[] = []): readonly T[] {
  if (!hasDoubtfulPhone(words)) return words;
  if (digitsOf(again) === digitsOf(words) && !hasDoubtfulPhone(again)) return again;
  const mobile = mobileIn(words);
  const areEqual = mobile !== undefined && mobile === mobileIn(again);
  if (!areEqual || Math.max(leastOfDigits(words), leastOfDigits(again)) < LEAST_CONFIDENCE_OF_EQUALS) return words;
  return words.map((word) => (isOfPhone(word.text, mobile) ? { ...word, confidence: 100 } : word));
}

const isOfPhone = (text: string, mobile: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return digits.length > 2 ? mobile.includes(digits) || digits.endsWith(mobile) : /^\(?\+91\)?$/.test(text);
};
