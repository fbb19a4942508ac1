import type { Random } from '#mongo/seed/generator/random.ts';
import type { Label } from './labelled-resume.ts';
import type { Person } from './make-person.ts';
import type { Style } from './style.ts';

export interface LaidOut {
  text: string;
  /** What this layout doesn't say. */
  leftOut?: (keyof Label)[];
  /** The only skills that it names, where not all. */
  skills?: string[];
  /** It gives years without months whatever the style. */
  yearOnly?: boolean;
}

export type Layout = (person: Person, style: Style, random: Random) => LaidOut;

/** Blocks with an empty line between them; empty ones fall out. */
export const blocks = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');
export const lines = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n');

export const bulleted = (style: Style, entries: string[]): string =>
  entries.map((entry) => `${style.bullet}${entry}`).join('\n');

/** A heading and what is under it; nothing where there is nothing. */
export const section = (heading: string, body: string): string => (body === '' ? '' : `${heading}\n${body}`);

export const experienceWords = (months: number, random: Random): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return random.pick([
    `Total Experience: ${years} Years ${rest} Months`,
    `Total Work Experience - ${years}.${rest} years`,
    `Total Exp : ${years}y ${rest}m`,
    `Overall experience: ${months} months`,
  ]);
};
