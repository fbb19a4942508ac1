import type { Language } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, cellText, shown } from './cell.ts';

const MAX_ENTRIES = 150;
const MAX_ENTRY_CHARACTERS = 100;

/**
 * The entries of a list separated by commas, semicolons, pipes, bullets, lines or a slash between blanks, without
 * duplicates (ignoring case). A comma in parentheses does not separate: "AWS (EC2, S3)" is one. Throws CellProblem.
 */
export function readList(cell: Cell, maxEntries = MAX_ENTRIES, alsoSplit = / \/ /g): string[] {
  const entries = new Map<string, string>();
  for (const part of split(
    cellText(cell)
      .replace(/_x000D_/g, '\n')
      .replace(alsoSplit, '|'),
  )) {
    const entry = part
      .replace(/\s+/g, ' ')
      .replace(/^[-*\s]+(?=\S)/, '')
      .trim();
    if (entry === '') continue;
    if (entry.length > MAX_ENTRY_CHARACTERS) {
      throw new CellProblem(
        `${shown(entry)} is longer than ${MAX_ENTRY_CHARACTERS} characters; separate the entries by commas`,
      );
    }
    if (!entries.has(entry.toLowerCase())) entries.set(entry.toLowerCase(), entry);
  }
  if (entries.size > maxEntries) throw new CellProblem(`has ${entries.size} entries; at most ${maxEntries} are kept`);
  return [...entries.values()];
}

function* split(text: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (/[;|\n\r•·]/.test(character) || (character === ',' && depth === 0)) {
      yield text.slice(start, at);
      start = at + 1;
      depth = 0;
    }
  }
  yield text.slice(start);
}

/** Places, which never contain a slash: "Pune/Mumbai". */
export const readPlaces = (cell: Cell): string[] => readList(cell, MAX_PLACES, /\//g);
const MAX_PLACES = 50;

const ADVANCED = /\b(advanced|fluent|native|expert|proficient|mother tongue|excellent)\b/i;
const BEGINNER = /\b(beginner|basic|elementary|learning)\b/i;

/**
 * Languages, each with an optional level: "English (fluent), Hindi". Default: intermediate; read, written and spoken.
 * Throws CellProblem for an entry without a letter.
 */
export function readLanguages(cell: Cell): Omit<Language, '_id'>[] {
  return readList(cell).map((entry) => {
    const name = entry.replace(/\s*[-–:(].*$/, '').trim();
    if (!/^\p{L}[\p{L}\s.]*$/u.test(name)) throw new CellProblem(`${shown(entry)} is not a language`);
    const proficiency = ADVANCED.test(entry) ? 'advanced' : BEGINNER.test(entry) ? 'beginner' : 'intermediate';
    return { name, proficiency, read: true, write: true, speak: true };
  });
}
