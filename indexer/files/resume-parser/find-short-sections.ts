import { knownLanguage } from '#domain/languages.ts';
import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

const LABELLED = /\b(?:languages?|linguistic|mother\s+tongue)\b[^:]{0,30}(?::|[-–]\s)/i;

export const namesLanguage = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => knownLanguage(word));

/** 'Languages known: English, Hindi' below a list of skills is not part of it; 'Languages: Java, C++' is. */
export function listsLanguages(text: string): boolean {
  const label = LABELLED.exec(text);
  const first = label && /\p{L}+/u.exec(text.slice(label.index + label[0].length))?.[0];
  return first ? knownLanguage(first) !== undefined : false;
}

/** Spoken languages, from the section of languages and lines like 'Languages known: …'. */
export function findLanguages(listed: readonly ResumeLine[], personal: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const line of [...listed, ...personal.filter(({ text }) => LABELLED.test(text))]) {
    for (const match of line.text.matchAll(/\p{L}+/gu)) {
      const value = knownLanguage(match[0]);
      if (!value || found.has(value)) continue;
      const start = line.start + match.index;
      found.set(value, { value, confidence: 0.95, at: { start, end: start + match[0].length } });
    }
  }
  return [...found.values()];
}

const SUMMARY_CHARACTERS = 2_000;
const SENTENCE_WORDS = 7;

/** Sentences among other lines, as above the first heading. */
export const sentencesOf = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.filter(({ text }) => text.split(/\s+/).length >= SENTENCE_WORDS && !/@|\d{6}/.test(text) && /[.!]$/.test(text));

/** The person's summary: its section, otherwise sentences above the first heading. */
export function findSummary(section: readonly ResumeLine[], header: readonly ResumeLine[]): Reading<string> | null {
  return section.length > 0 ? join(section, 0.9) : join(sentencesOf(header), 0.6);
}

const ENDS = /[.!?:;]$/;

/** Joins a sentence wrapped at the page width; finished sentences and list items keep their line. */
function gapAfter(line: ResumeLine, next: ResumeLine | undefined): string {
  if (next === undefined) return '';
  return ENDS.test(line.text) || next.bullet || next.afterGap ? '\n' : ' ';
}

function join(lines: readonly ResumeLine[], confidence: number): Reading<string> | null {
  const value = lines
    .map((line, at) => line.text + gapAfter(line, lines[at + 1]))
    .join('')
    .slice(0, SUMMARY_CHARACTERS);
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? { value, confidence, at: { start: first.start, end: last.end } } : null;
}
