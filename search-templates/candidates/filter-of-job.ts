import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { parseBadge } from '#search-templates/language/parser.ts';
import { titleName } from '#search-templates/matching/title-names.ts';

/** The requirements of a job. `experience` in years; `city` only for work on site. */
export interface JobToFill {
  title: string;
  skills: readonly string[];
  experience: { min: number; max: number };
  city?: string | undefined;
}

export const MOST_SKILLS = 30;
const LONGEST_BADGE = 200;
/** Words before a title for the level of the position. */
const LEVELS =
  /^(?:(?:senior|sr|junior|jr|lead|principal|staff|associate|trainee|intern|chief|head|entry[- ]level)\b\.?\s*)+/i;
/** Additions to titles: (Contract), - Bengaluru, | Urgent. */
const ASIDES = /\([^)]*\)|\[[^\]]*\]|\s[-–—|]\s.*$/g;

/**
 * The search for candidates who fit a job: those with one of its skills, who have or had its title at any level, as
 * many years as it requires, in its city. More skills rank higher.
 */
export function filterOfJob({ title, skills, experience, city }: JobToFill): CandidateFilterInput {
  const years = { min: experience.min || null, max: experience.max || null };
  return {
    designation: { badges: badgesOf(titlesToFind(title)) },
    keyword: { badges: badgesOf(skills).slice(0, MOST_SKILLS) },
    experience: years.min !== null && years.max !== null && years.min > years.max ? {} : years,
    ...(city?.trim() && { selectedCities: [city.trim()] }),
  };
}

/** The title, and without its level where it still says what the work is: 'Lead Engineer' and 'Technical Lead' stay. */
export function titlesToFind(title: string): string[] {
  const plain = title.replace(ASIDES, ' ').trim();
  const atAnyLevel = plain.replace(LEVELS, '');
  return titleName(atAnyLevel) === '' ? [plain] : [plain, atAnyLevel];
}

/** One optional badge for each text in which there is a word; quotes and stars in it mean nothing here. */
export function badgesOf(texts: readonly string[]) {
  const clean = texts.map((text) =>
    text
      .replace(/["“”„‟«»*]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_BADGE),
  );
  const distinct = new Map(clean.map((text) => [text.toLowerCase(), text]));
  return [...distinct.values()].filter((text) => parseBadge(text)).map((keyword) => ({ keyword }));
}
