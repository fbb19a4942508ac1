import type { DraftLine } from './layout.ts';

/** A cell with more lines is a text of its own. */
const SHORT_CELL_LINES = 3;

/** In characters: a longer line below a cell's first one is a text of its own. */
const SENTENCE = 50;
const isSentence = ({ cells }: DraftLine): boolean =>
  cells.length === 1 && cells.some(({ text }) => text.length > SENTENCE);

/**
 * The lines of one table row. Short cells form one line; next to a long cell they join its first line. Two long cells
 * are columns, read one after the other.
 */
export function rowLines(
  cells: readonly DraftLine[][],
  row: { table: number; row: number },
  nextColumn: () => number,
): DraftLine[] {
  const filled = cells
    .map((lines) => lines.filter((line) => line.cells.length > 0))
    .filter((lines) => lines.length > 0);
  if (filled.length === 0) return [];
  if (filled.length === 1) return filled[0] as DraftLine[];
  const isLong = (lines: readonly DraftLine[]) =>
    lines.length > SHORT_CELL_LINES ||
    (lines.length > 1 && (lines.some(({ listed }) => listed) || lines.slice(1).some(isSentence)));
  const long = filled.filter(isLong);
  if (long.length > 1 || filled.some((lines) => lines.some((line) => line.row)))
    return filled.flatMap((lines) => {
      const column = nextColumn();
      return lines.map((line) => ({ ...line, column }));
    });
  const { column } = (filled[0] as DraftLine[])[0] as DraftLine;
  const first = filled.flatMap((lines) => {
    const shown = isLong(lines) ? lines.slice(0, 1) : lines;
    const [head] = shown as [DraftLine];
    // a cell with tabs keeps them as cells
    if (shown.length === 1) return head.cells;
    return [
      {
        ...(head.cells[0] as DraftLine['cells'][number]),
        text: shown.map((line) => line.cells.map(({ text }) => text).join(' ')).join(' '),
        bold: shown.every(({ bold }) => bold),
      },
    ];
  });
  const head = (filled[0] as DraftLine[])[0] as DraftLine;
  const all = filled.flat();
  const main = all.toSorted((a, b) => b.cells.join('').length - a.cells.join('').length)[0] as DraftLine;
  return [
    {
      ...main,
      x: head.x,
      gap: Math.max(head.gap, 0.3),
      column,
      bold: all.every(({ bold }) => bold),
      row,
      cells: first,
      listed: false,
    },
    ...long.flatMap((lines) => lines.slice(1).map((line) => ({ ...line, column }))),
  ];
}
