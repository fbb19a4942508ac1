import { type LeafFinder, leafFinder } from '#search-templates/marking/find-leaf.ts';
import { markPlaces, readText, type TextPiece } from '#search-templates/marking/marked-text.ts';
import type { JobDocument } from './document.ts';
import { type JobSearch, keywordLeaves, skillLeaves } from './query.ts';

/** Where a job matched. Null where nothing of it did; `skills` in full, as the job has them. */
export interface JobMarks {
  title: TextPiece[] | null;
  company: TextPiece[] | null;
  skills: string[];
  /** About two lines of the description, or else one of the requirements. */
  excerpt: TextPiece[] | null;
}

/** The texts that the keyword is looked for in; the long ones come only where there is one. */
export type JobTexts = Pick<JobDocument, 'title' | 'company' | 'skills'> &
  Partial<Pick<JobDocument, 'description' | 'requirements'>>;

/** What marks, in jobs found by this search, what its keyword looks for, and in their skills also the skills asked for. */
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

/** The first of the texts in which anything is found. */
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
