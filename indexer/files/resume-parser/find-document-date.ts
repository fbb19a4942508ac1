import { canonicalCity } from '#domain/places/cities.ts';
import { DECLARATION } from './find-personal-facts.ts';
import { findFullDate } from './full-dates.ts';
import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

const LABELLED =
  /(?:^(?:place\b.{0,40}\s|signature[\s._,]*)?|\.\s+(?:place\s*[:.–-].{0,40}\s)?)\b(?:(?:dated?|dt)\s*[:.–-]+|dated?(?:\s+sd\/?-?)?(?=\s+\d)|dated)\s*/i;
/** 'Jammu, 1st November 2026.', 'Imphal, the 5th October 2026 (Asha Rao)', '10/10/2026, Pune Asha Rao': place, date, place, name. */
const SIGNED =
  /(?:^|\.\s+)(?:(\p{Lu}[\p{L} ]{2,30}?)\s*,\s*)?(?:the\s+|dated?\s+)?(\d{1,2}(?:st|nd|rd|th)?[\s.,/-]*(?:of\s+)?(?:\p{L}{3,9}|\d{1,2})[\s.,/-]*20\d{2})(?:,\s*\p{Lu}\p{Ll}+)?[.\s]*(?:\(?\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,4}\)?)?\s*$/u;
const STATEMENT =
  /\b(?:declare|affirm|certify|true to|(?:is|are) true|yours (?:faithfully|sincerely|truly|obediently))\b/i;
const LAST_LINES = 15;
const LAST_SIGNED = 4;
/** The address of a letter, with the date above it. */
const ADDRESSED_TO = /^(?:to\b|dear\b|respected\b|sub(?:ject)?\s*[:.–-])/i;
const LETTERHEAD_LINES = 6;

/** The date beside the declaration or signature in a resume's last lines. */
export function findDocumentDate(lines: readonly ResumeLine[]): Reading<string> | null {
  const last = lines.slice(-LAST_LINES);
  for (const { text, start, end } of last.toReversed()) {
    const match = LABELLED.exec(text);
    const from = match ? match.index + match[0].length : 0;
    const date = match && findFullDate(text.slice(from, from + 40));
    if (date) return { value: date, confidence: 0.95, at: { start, end } };
  }
  const isDeclared = last.some(({ text }) => DECLARATION.test(text) || STATEMENT.test(text));
  const signed = last.slice(-LAST_SIGNED);
  for (const [at, { text, start, end }] of [...signed.entries()].toReversed()) {
    const [, place, written = ''] = SIGNED.exec(text) ?? [];
    const isSigned = isDeclared || canonicalCity(place ?? signed[at - 1]?.text ?? '') !== null;
    const date = isSigned ? findFullDate(written) : null;
    if (date) return { value: date, confidence: 0.85, at: { start, end } };
  }
  return letterDate(lines.slice(0, LETTERHEAD_LINES));
}

function letterDate(lines: readonly ResumeLine[]): Reading<string> | null {
  const to = lines.findIndex(({ text }) => ADDRESSED_TO.test(text));
  for (const { text, start, end } of lines.slice(0, Math.max(0, to))) {
    const date = findFullDate(SIGNED.exec(text)?.[2] ?? '');
    if (date) return { value: date, confidence: 0.85, at: { start, end } };
  }
  return null;
}
