import type { Random } from '#mongo/seed/generator/random.ts';
import type { Label } from './labelled-resume.ts';
import type { Person } from './make-person.ts';
import type { Style } from './style.ts';

export interface LaidOut {
  text: string;
  /** What this layout omits. */
  leftOut?: (keyof Label)[];
  /** The only skills that it names, if not all. */
  skills?: string[];
  /** It has years without months regardless of the style. */
  yearOnly?: boolean;
}

export type Layout = (person: Person, style: Style, random: Random) => LaidOut;

/** Blocks separated by empty lines, without empty blocks. */
export const blocks = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');
export const lines = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n');

export const bulleted = (style: Style, entries: string[]): string =>
  entries.map((entry) => `${style.bullet}${entry}`).join('\n');

/** A heading and its content; nothing without content. */
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
