import type { Cell, Piece, ResumeLine } from './resume-lines.ts';

/** A row of a table: its cells by the kind of their column. */
export type Row<Kind extends string> = Partial<Record<Kind, Piece>>;

export interface Table<Kind extends string> {
  rows: Row<Kind>[];
  /** Lines after the table's last row. */
  rest: ResumeLine[];
}

const LEAST_COLUMNS = 2;
const LONGEST_HEADER_CELL = 45;

/**
 * The rows below a line whose cells name their columns, or null without such a line. A cell belongs to the column of its
 * position; `kinds` are tried in order.
 */
export function readTable<Kind extends string>(
  lines: readonly ResumeLine[],
  kinds: readonly (readonly [Kind, RegExp])[],
  needed: readonly Kind[],
): Table<Kind> | null {
  const kindOf = (text: string) => kinds.find(([, pattern]) => pattern.test(text.replace(/[:.*]+$/, '').trim()))?.[0];
  const at = lines.findIndex(({ cells = [] }) => {
    if (cells.length < LEAST_COLUMNS || cells.some(({ text }) => text.length > LONGEST_HEADER_CELL)) return false;
    const named = new Set(cells.map(({ text }) => kindOf(text)).filter(Boolean));
    return named.size >= LEAST_COLUMNS && needed.some((kind) => named.has(kind)) && named.size >= cells.length / 2;
  });
  const header = lines[at]?.cells;
  if (!header) return null;
  const columns = header.map((cell) => ({ cell, kind: kindOf(cell.text) }));
  const rows: Row<Kind>[] = [];
  let end = at + 1;
  for (; end < lines.length; end++) {
    const cells = (lines[end] as ResumeLine).cells ?? [];
    if (cells.length < Math.max(2, Math.min(header.length, 3) - 1)) break;
    const row: Row<Kind> = {};
    cells.forEach((cell, index) => {
      const kind = (cells.length === header.length ? columns[index] : nearest(columns, cell))?.kind;
      if (kind && !row[kind] && /[\p{L}\p{N}]/u.test(cell.text)) row[kind] = cell;
    });
    rows.push(row);
  }
  return rows.length > 0 ? { rows, rest: [...lines.slice(0, at), ...lines.slice(end)] } : null;
}

const nearest = <C extends { cell: Cell }>(columns: readonly C[], cell: Cell): C | undefined =>
  columns.toSorted((a, b) => Math.abs(a.cell.x - cell.x) - Math.abs(b.cell.x - cell.x))[0];
