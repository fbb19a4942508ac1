import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { CellProblem, shown } from './cell-problem.ts';

const MAX_CHARACTERS = 254;
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/;

/** The email addresses of a cell, one or two, in lower case. Throws CellProblem. */
export function readEmails(cell: Cell): [string] | [string, string] {
  const [first = '', second] = cellText(cell)
    .toLowerCase()
    .split(/[\s,;|/]+/)
    .filter((part) => part !== '');
  return second === undefined ? [readEmail(first)] : [readEmail(first), readEmail(second)];
}

function readEmail(text: string): string {
  const address = text.replace(/^mailto:/, '').replace(/^<(.*)>$/, '$1');
  if (address.length > MAX_CHARACTERS || !email.test(address) || address.includes('..')) {
    throw new CellProblem(`${shown(text)} is not an email address`);
  }
  return address;
}
