import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import { parseBadge } from '#search-templates/language/parser.ts';

/** The requirements of a job. `experience` in years; `city` only for work on site. */
export interface JobToFill {
  title: string;
  skills: readonly string[];
  experience: { min: number; max: number };
  city?: string | undefined;
}

const MOST_SKILLS = 30;
const LONGEST_BADGE = 200;
/** Words for the level of a position. */
const LEVELS = /\b(senior|sr|junior|jr|lead|principal|staff|associate|trainee|intern|chief|head|entry[- ]level)\b\.?/gi;
/** Additions to titles: (Contract), - Bengaluru, | Urgent. */
const ASIDES = /\([^)]*\)|\[[^\]]*\]|\s[-–—|]\s.*$/g;

/**
 * The search for candidates who fit a job: those with one of its skills, who have or had its title at any level, as
 * many years as it requires, in its city. More skills rank higher.
 */
export function filterOfJob({ title, skills, experience, city }: JobToFill): CandidateFilterInput {
  const plain = title.replace(ASIDES, ' ');
  const years = { min: experience.min || null, max: experience.max || null };
  return {
    designation: { badges: badgesOf([plain, plain.replace(LEVELS, ' ')]) },
    keyword: { badges: badgesOf(skills).slice(0, MOST_SKILLS) },
    experience: years.min !== null && years.max !== null && years.min > years.max ? {} : years,
    ...(city?.trim() && { selectedCities: [city.trim()] }),
  };
}

/** One optional badge for each text in which there is a word; quotes and stars in it mean nothing here. */
function badgesOf(texts: readonly string[]) {
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
