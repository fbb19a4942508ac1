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
    const value = byKey.get(
      shortText(cell)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ''),
    );
    if (value === undefined) throw new CellProblem(`${shown(shortText(cell))} is not understood; write ${hint}`);
    return value;
  };
}

export const readGender = choice(
  [
    ['male', 'male|m|man|boy|mr'],
    ['female', 'female|f|woman|girl|ms|mrs'],
    ['other', 'other|others|o|transgender|trans|nonbinary|thirdgender'],
  ] as const,
  'Male, Female or Other',
);

export const readMaritalStatus = choice(
  [
    ['single', 'single|unmarried|nevermarried|bachelor|s|no'],
    ['married', 'married|m|yes'],
    ['divorced', 'divorced|divorcee'],
    ['widowed', 'widowed|widow|widower'],
  ] as const,
  'Single, Married, Divorced or Widowed',
);

export const readHiringMode = choice(
  [
    ['tp', 'tp|temporary|temp|contract|contractual|fixedterm'],
    ['ft', 'ft|fulltime|permanent|regular|fulltimeemployee|fte'],
    ['c2c', 'c2c|corptocorp|corporationtocorporation'],
    ['c2h', 'c2h|contracttohire|contract2hire'],
    ['intern', 'intern|internship|trainee|apprentice'],
  ] as const,
  'Temporary, Fulltime, Corp to Corp, Contract to Hire or Intern',
);

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
