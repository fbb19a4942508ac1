import { type LeafFinder, leafFinder } from '#search-templates/marking/find-leaf.ts';
import { markPlaces, readText, type TextPiece } from '#search-templates/marking/marked-text.ts';
import type { JobDocument } from './document.ts';
import { type JobSearch, keywordLeaves, skillLeaves } from './query.ts';

/** Where a job matched. Null for parts without a match; `skills` in full, as in the job. */
export interface JobMarks {
  title: TextPiece[] | null;
  company: TextPiece[] | null;
  skills: string[];
  /** About two lines of the description, otherwise one of the requirements. */
  excerpt: TextPiece[] | null;
}

/** The texts that the keyword searches; the long ones are requested only with a keyword. */
export type JobTexts = Pick<JobDocument, 'title' | 'company' | 'skills'> &
  Partial<Pick<JobDocument, 'description' | 'requirements'>>;

/** Highlights the keyword in the hits of this search, and the requested skills in their skills. */
export function jobMarker({ keyword, skills }: Pick<JobSearch, 'keyword' | 'skills'>): (job: JobTexts) => JobMarks {
  const finders = keywordLeaves(keyword).map(leafFinder);
  const inSkills = [...finders, ...skillLeaves(skills).map(leafFinder)];
  return ({ title, company, skills: ofJob, description = '', requirements = [] }) => ({
    title: markFirst([title], finders),
    company: markFirst([company ?? ''], finders),
    skills: ofJob.filter((skill) => markFirst([skill], inSkills) !== null),
    excerpt: markFirst([description, ...requirements], finders),
  });
}

/** The first of the texts with a match. */
function markFirst(texts: string[], finders: LeafFinder[]): TextPiece[] | null {
  if (finders.length === 0) return null;
  for (const text of texts) {
    const read = readText(text);
    const places = finders.flatMap((find) => find(read.tokens));
    const [first] = places;
    if (first) return markPlaces(read, places, first);
  }
  return null;
}
