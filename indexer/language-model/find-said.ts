import type { Span } from '#indexer/files/resume-parser/reading.ts';

const LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Where the resume says this, whatever the case and the blanks between words; null where it doesn't. */
export function findSaid(text: string, said: string, from = 0): Span | null {
  const words = said.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const pattern = new RegExp(LETTER_BEFORE + words.map(escaped).join(String.raw`\s+`) + LETTER_AFTER, 'giu');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Where its digits stand, with blanks, dashes and brackets between them. */
export function findDigits(text: string, digits: string): Span | null {
  const match = new RegExp(digits.split('').join(String.raw`[\s().-]{0,3}`)).exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}
