import { composeReadings } from '#indexer/files/resume-parser/sequence-model/compose-entries.ts';
import type { LabelledValue } from '#indexer/files/resume-parser/sequence-model/label-page.ts';
import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';

/**
 * What is composed of marked text: `<title Clerk>` is a value, `<+title Clerk>` one that opens an entry, `<~title of>` the second part of one.
 */
export function compose(marked: string, cellEnd = Number.POSITIVE_INFINITY) {
  let text = '';
  const values: Omit<LabelledValue, 'cell'>[] = [];
  for (const { 1: sign, 2: kind, 3: value, 4: rest } of marked.matchAll(/<([+~]?)(\w+) ([^>]*)>|([^<]+)/g)) {
    const start = text.length;
    text += value ?? rest ?? '';
    const above = sign === '~' ? values.findLast((each) => each.kind === kind) : undefined;
    if (above) above.rest = { start, end: text.length };
    else if (kind)
      values.push({ kind: kind as Kind, opensEntry: sign === '+', start, end: text.length, probability: 0.9 });
  }
  return composeReadings(
    values.map((value) => ({ ...value, cell: { start: 0, end: Math.min(cellEnd, text.length) } })),
    text,
  );
}

/** Title, employer, and first and last year of each job. */
export const jobsOf = (marked: string) =>
  compose(marked).jobs.map(({ value: { title, employer, from, to } }) => [title, employer, from?.year, to?.year]);

/** Name, school and year of each qualification. */
export const coursesOf = (marked: string) =>
  compose(marked).education.map(({ value: { course, institution, year } }) => [course, institution, year]);
