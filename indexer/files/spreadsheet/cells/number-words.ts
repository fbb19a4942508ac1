const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const word = new RegExp(String.raw`\b(${WORDS.join('|')})\b`, 'g');

/** Replaces number words up to twelve by digits: "two months" is "2 months". */
export const withDigits = (text: string): string => text.replace(word, (found) => String(WORDS.indexOf(found)));
