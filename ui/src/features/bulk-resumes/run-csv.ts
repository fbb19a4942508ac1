import type { Run } from './bulk-state.ts';

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** What became of each file, as a table for a spreadsheet program. */
export function runCsv({ files }: Pick<Run, 'files'>): string {
  const rows = files.map(({ file, state, message, applicantID }) => [file, state, message, applicantID ?? '']);
  // the mark at the beginning tells Excel that this is UTF-8
  return `\ufeff${[['File', 'Status', 'Result', 'Applicant ID'], ...rows].map(lineOf).join('')}`;
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
