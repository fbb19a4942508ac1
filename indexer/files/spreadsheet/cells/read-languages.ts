import type { Cell } from '#indexer/files/spreadsheet/cell.ts';
import type { Language } from '#mongo/models/candidate.ts';
import { CellProblem, shown } from './cell-problem.ts';
import { readList } from './read-list.ts';

const ADVANCED = /\b(advanced|fluent|native|expert|proficient|mother tongue|excellent)\b/i;
const BEGINNER = /\b(beginner|basic|elementary|learning)\b/i;

/**
 * Languages, each with how well where it says so: "English (fluent), Hindi". What it doesn't say is intermediate, and
 * read, written and spoken. Throws CellProblem for an entry without a letter.
 */
export function readLanguages(cell: Cell): Omit<Language, '_id'>[] {
  return readList(cell).map((entry) => {
    const name = entry.replace(/\s*[-–:(].*$/, '').trim();
    if (!/^\p{L}[\p{L}\s.]*$/u.test(name)) throw new CellProblem(`${shown(entry)} is not a language`);
    const proficiency = ADVANCED.test(entry) ? 'advanced' : BEGINNER.test(entry) ? 'beginner' : 'intermediate';
    return { name, proficiency, read: true, write: true, speak: true };
  });
}
