import { composeLayout } from './compose-layout.ts';
import type { DraftLine, ResumeLayout } from './layout.ts';

const USUAL_SIZE = 11;
const TAB_POINTS = 36;

/** The layout of a Word 97 file, as far as its text and tables go. Rejects if it is damaged. */
export async function readDocLayout(bytes: Buffer): Promise<ResumeLayout> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  const parts = [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()];
  return composeLayout(parts.flatMap((text, column) => docLines(text, column)));
}

/**
 * The lines of a Word 97 file's text. The library writes a tab at the end of every cell and a line break after each
 * row. A row whose last line has one cell has cells of several lines, as in layouts with a side column: there a tab
 * ends a column.
 */
export function docLines(text: string, column: number): DraftLine[] {
  const lines = text
    .replace(/\r/g, '\n')
    // an empty first cell hides the end of the row above
    .replace(/\t{3}(?=[^\t\n])/g, '\t\n\t')
    .split('\n')
    .flatMap(rowsIn);
  const made: DraftLine[] = [];
  let from = 0;
  let own = column * 100;
  for (const [at, line] of lines.entries()) {
    const isRowEnd = line.endsWith('\t') && line.trim() !== '';
    if (!isRowEnd && at < lines.length - 1) continue;
    const chunk = lines.slice(from, at + 1);
    const hasLongCells = isRowEnd && cellsIn(line) === 1;
    for (const each of chunk) {
      const cut = hasLongCells ? columnEnd(each) : -1;
      if (cut < 0) made.push(lineOf(each, own));
      else made.push(lineOf(each.slice(0, cut), own), lineOf(each.slice(cut + 1), ++own));
    }
    if (hasLongCells) own++;
    from = at + 1;
  }
  return made;
}

/** Some files end their rows with a second tab: several rows of the same number of cells in one line. */
function rowsIn(line: string): string[] {
  const rows = line.replace(/\t+$/, '').split('\t\t');
  const [first = ''] = rows;
  const isTable = rows.length > 1 && cellsIn(first) > 2 && rows.every((row) => cellsIn(row) === cellsIn(first));
  return isTable ? rows.map((row) => `${row}\t`) : [line];
}

const cellsIn = (line: string): number => line.split('\t').filter((cell) => cell.trim() !== '').length;

/** The tab that ends a column; a tab before a date aligns it to the right. */
function columnEnd(line: string): number {
  const tab = line.indexOf('\t');
  return tab > 0 && tab < line.length - 1 && !/\d{4}|present|till/i.test(line.slice(tab)) ? tab : -1;
}

function lineOf(text: string, column: number): DraftLine {
  const cells = text
    .split(/\t/)
    .map((cell, at) => ({ text: cell, x: at * TAB_POINTS, right: at * TAB_POINTS, bold: false, size: USUAL_SIZE }))
    .filter((cell) => cell.text.trim() !== '');
  return {
    page: 1,
    column,
    x: 0,
    size: USUAL_SIZE,
    bold: false,
    italic: false,
    gap: 0,
    ruled: false,
    listed: false,
    wraps: false,
    heading: false,
    // a line of a table ends in a tab
    ...(text.endsWith('\t') && cells.length > 1 && { row: { table: column, row: 0 } }),
    cells,
  };
}
