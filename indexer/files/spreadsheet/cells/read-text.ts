import { type Cell, CellProblem, cellText, shown } from './cell.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** One line of text with collapsed spaces. Throws CellProblem beyond `maxCharacters`. */
export function readLine(cell: Cell, maxCharacters: number): string {
  const text = cellText(cell).replace(CONTROLS, '').replace(/\s+/g, ' ').trim();
  if (text.length > maxCharacters) throw new CellProblem(`is longer than ${maxCharacters} characters`);
  return text;
}

/** Text with its line breaks. Throws CellProblem beyond `maxCharacters`. */
export function readProse(cell: Cell, maxCharacters: number): string {
  const text = cellText(cell)
    .replace(/\r\n?|_x000D_\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (text.length > maxCharacters)
    throw new CellProblem(`is longer than ${maxCharacters.toLocaleString('en-IN')} characters`);
  return text;
}

/** A name of a person, a job or an institution: a line with at least one letter. */
export function readName(cell: Cell, maxCharacters = 200): string {
  const text = readLine(cell, maxCharacters);
  if (!/\p{L}/u.test(text)) throw new CellProblem('needs at least one letter');
  return text;
}

const FIRST_YEAR = 1950;
const LAST_YEAR = 2050;

/** A year of passing: "2015", "May 2015", a date. Throws CellProblem. */
export function readYear(cell: Cell): number {
  const text = cellText(cell);
  const year = Number(/(?:^|\D)(\d{4})(?:$|\D)/.exec(text)?.[1] ?? Number.NaN);
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new CellProblem(`${shown(text)} is not a year between ${FIRST_YEAR} and ${LAST_YEAR}`);
  }
  return year;
}

/** A PIN code of six digits, or a foreign code of four or five. Throws CellProblem. */
export function readZipCode(cell: Cell): string {
  const text = cellText(cell).replace(/[\s-]/g, '');
  if (!/^\d{4,6}$/.test(text))
    throw new CellProblem(`${shown(cellText(cell))} is not a PIN code: it must have 6 digits`);
  return text;
}
