import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { readLine } from './read-text.ts';

const NOT_DISABLED = /^(no|n|false|0|not disabled|no disability|none)$/i;
const DISABLED = /^(yes|y|true|1|disabled)$/i;
const MAX_CHARACTERS = 500;

/** "No", "Yes", or what it is ("Hearing impairment"). Throws CellProblem beyond 500 characters. */
export function readDisability(cell: Cell): NonNullable<CandidateRecord['disability']> {
  const text = cellText(cell);
  if (NOT_DISABLED.test(text)) return { isDisabled: false };
  if (DISABLED.test(text)) return { isDisabled: true };
  return { isDisabled: true, desc: readLine(cell, MAX_CHARACTERS).replace(/^yes\s*[-,:(]\s*(.*?)\)?$/i, '$1') };
}
