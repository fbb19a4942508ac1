import type { Trade } from '#mongo/seed/generator/employers.ts';

/** A field of work: titles, skills, education and pay of its people. */
export interface Family {
  name: string;
  /** How many of about a hundred people belong to it. */
  weight: number;
  /** Titles by seniority: up to 2 years, up to 5, up to 9, up to 14, beyond. */
  titles: readonly [string[], string[], string[], string[], string[]];
  /** Skills that most of them have, most common first. */
  core: string[];
  other: string[];
  /** Their tasks; `{skill}`, `{skill2}` and `{n}` are placeholders. */
  tasks: string[];
  education: 'technical' | 'computing' | 'commerce' | 'business' | 'arts' | 'medical' | 'design';
  trades: Trade[];
  /** LPA after one year; one formula for all defines how pay grows with experience. */
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
  /** One per line. */
  tasks: string;
  education: Family['education'];
  trades: Trade[];
  startingPay: number;
  certifications: string;
  industry: string;
}

/** Parses a family as the files in this folder write it. Throws if one of the five levels is missing. */
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
