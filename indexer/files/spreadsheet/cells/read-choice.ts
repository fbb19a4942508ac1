import { choiceHint, choiceSpellings, type ImportedChoice, spellingOf } from '#domain/choice-fields.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, cellText, shortText, shown } from './cell.ts';
import { readLine } from './read-text.ts';

/** Makes a reader for cells with a few allowed words, each with several spellings. Ignores case, dots and dashes. */
function choice<Value>(choices: readonly (readonly [Value, string])[], hint: string): (cell: Cell) => Value {
  const byKey = new Map<string, Value>();
  for (const [value, spellings] of choices) {
    for (const spelling of spellings.split('|')) byKey.set(spelling, value);
  }
  return (cell) => {
    const value = byKey.get(spellingOf(shortText(cell)));
    if (value === undefined) throw new CellProblem(`${shown(shortText(cell))} is not understood; write ${hint}`);
    return value;
  };
}

/** A reader for the cells of a choice field. */
export const choiceReader = <Name extends ImportedChoice>(name: Name) =>
  choice(choiceSpellings(name), choiceHint(name));

export const readYesNo = choice(
  [
    [true, 'yes|y|true|1|willing|willingtorelocate|open|ok|okay|sure|ready|anywhere|panindia'],
    [false, 'no|n|false|0|notwilling|notwillingtorelocate|notopen|notready'],
  ] as const,
  'Yes or No',
);

const NOT_DISABLED = /^(no|n|false|0|not disabled|no disability|none)$/i;
const DISABLED = /^(yes|y|true|1|disabled)$/i;
const MAX_CHARACTERS = 500;

/** "No", "Yes", or a description ("Hearing impairment"). Throws CellProblem beyond 500 characters. */
export function readDisability(cell: Cell): NonNullable<CandidateRecord['disability']> {
  const text = cellText(cell);
  if (NOT_DISABLED.test(text)) return { isDisabled: false };
  if (DISABLED.test(text)) return { isDisabled: true };
  return { isDisabled: true, desc: readLine(cell, MAX_CHARACTERS).replace(/^yes\s*[-,:(]\s*(.*?)\)?$/i, '$1') };
}
