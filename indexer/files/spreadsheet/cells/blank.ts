import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';

const BLANKS = new Set([
  '',
  '-',
  '--',
  '---',
  '.',
  'na',
  'n/a',
  'n.a.',
  'n.a',
  'nil',
  'null',
  'none',
  'not available',
  'not applicable',
  'not mentioned',
  'not specified',
]);

/** Whether a cell says nothing: empty, or one of the ways of writing so. */
export function isBlank(cell: Cell | undefined): boolean {
  return BLANKS.has(cellText(cell).toLowerCase());
}

/** Excel's own error, shown where a formula failed. */
export function isExcelError(cell: Cell | undefined): boolean {
  return (
    typeof cell === 'string' &&
    /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/.test(cell.trim())
  );
}
