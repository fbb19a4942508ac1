import type { Run } from './bulk-state.ts';

/** Spreadsheet programs interpret cells that start with these characters as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** Each file's outcome as CSV. */
export function runCsv({ files }: Pick<Run, 'files'>): string {
  const rows = files.map(({ file, state, message, applicantID }) => [file, state, message, applicantID ?? '']);
  // the byte order mark tells Excel that the file is UTF-8
  return `\ufeff${[['File', 'Status', 'Result', 'Applicant ID'], ...rows].map(lineOf).join('')}`;
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
