import type { Cell } from '#indexer/files/spreadsheet/cell.ts';
import { CellProblem, shown } from './cell-problem.ts';
import { shortText } from './short-text.ts';

const MAX_CHARACTERS = 254;
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/;

/** The email addresses of a cell, one or two, in lower case. Throws CellProblem. */
export function readEmails(cell: Cell): [string] | [string, string] {
  const text = shortText(cell, 2 * MAX_CHARACTERS + 20).toLowerCase();
  const addresses = text
    .split(/[\s,;|/]+/)
    .map((part) => part.replace(/^mailto:/, '').replace(/^<(.*)>$/, '$1'))
    .filter((part) => part !== '');
  const [first, second] = addresses;
  if (first === undefined || !addresses.every(isEmail)) throw new CellProblem(`${shown(text)} is not an email address`);
  return second === undefined ? [first] : [first, second];
}

const isEmail = (text: string): boolean => text.length <= MAX_CHARACTERS && email.test(text) && !text.includes('..');
