import type { Trade } from '#mongo/seed/generator/employers.ts';

/** A line of work: what its people are called, can do, have learned and earn. */
export interface Family {
  name: string;
  /** How many of a hundred or so people belong to it. */
  weight: number;
  /** Titles by seniority: up to 2 years, up to 5, up to 9, up to 14, beyond. */
  titles: readonly [string[], string[], string[], string[], string[]];
  /** Skills most of them have; the first are the commonest. */
  core: string[];
  other: string[];
  /** What they did; `{skill}`, `{skill2}` and `{n}` are filled in. */
  tasks: string[];
  education: 'technical' | 'computing' | 'commerce' | 'business' | 'arts' | 'medical' | 'design';
  trades: Trade[];
  /** LPA after one year; how pay grows with experience is one formula for all. */
  startingPay: number;
  certifications: string[];
  industry: string;
}

const list = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');

interface FamilyText {
  name: string;
  weight: number;
  /** Five levels, a line each, titles separated by `|`. */
  titles: string;
  /** Comma separated. */
  core: string;
  other: string;
  /** A line each. */
  tasks: string;
  education: Family['education'];
  trades: Trade[];
  startingPay: number;
  certifications: string;
  industry: string;
}

/** Reads a family as the files beside this one write it. Throws where it lacks one of the five levels. */
export function family(text: FamilyText): Family {
  const levels = list(text.titles, '\n').map((line) => list(line, '|'));
  if (levels.length !== 5) throw new Error(`${text.name} has ${levels.length} levels of titles, not 5`);
  return {
    ...text,
    titles: levels as unknown as Family['titles'],
    core: list(text.core, ','),
    other: list(text.other, ','),
    tasks: list(text.tasks, '\n'),
    certifications: list(text.certifications, ','),
  };
}
