import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

const MOST_CHARACTERS = 2_000;
const SENTENCE_WORDS = 7;

/** Sentences among other lines, as they stand above the first heading. */
export const sentencesOf = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.filter(({ text }) => text.split(/\s+/).length >= SENTENCE_WORDS && !/@|\d{6}/.test(text) && /[.!]$/.test(text));

/** What somebody says of themselves: the section of that name, else sentences above the first heading. */
export function findSummary(section: readonly ResumeLine[], header: readonly ResumeLine[]): Reading<string> | null {
  return section.length > 0 ? join(section, 0.9) : join(sentencesOf(header), 0.6);
}

const ENDS = /[.!?:;]$/;

/** A sentence broken off where the page was full goes on; what ends, and a point of a list, keeps its line. */
function gapAfter(line: ResumeLine, next: ResumeLine | undefined): string {
  if (next === undefined) return '';
  return ENDS.test(line.text) || next.bullet || next.afterGap ? '\n' : ' ';
}

function join(lines: readonly ResumeLine[], confidence: number): Reading<string> | null {
  const value = lines
    .map((line, at) => line.text + gapAfter(line, lines[at + 1]))
    .join('')
    .slice(0, MOST_CHARACTERS);
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? { value, confidence, at: { start: first.start, end: last.end } } : null;
}
