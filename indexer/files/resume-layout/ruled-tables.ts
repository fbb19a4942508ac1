import type { DraftCell } from './layout.ts';
import type { Rule } from './pdf-glyphs.ts';
import type { Segment } from './segments.ts';

/** A row of a table with borders; reading places it like one wide segment. */
export interface TableRow extends Segment {
  cells: DraftCell[];
  /** Further lines of the row's one long cell. */
  below: Segment[];
  table: number;
  row: number;
}

/** In points: borders that should coincide. */
const NEAR = 4;
/** A cell with more lines than this is a column of text, unless the others are short. */
const SHORT_CELL_LINES = 6;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  segments: Segment[];
}

export const isTableRow = (segment: Segment): segment is TableRow => 'cells' in segment;

/** Replaces the segments inside tables with borders by one segment for each row. */
export function withTableRows(segments: readonly Segment[], rules: readonly Rule[]): Segment[] {
  const verticals = rules.filter(({ isHorizontal }) => !isHorizontal);
  const horizontals = rules.filter(({ isHorizontal }) => isHorizontal);
  if (verticals.length < 3 || horizontals.length < 2) return [...segments];
  const boxes: Box[] = [];
  const rest: Segment[] = [];
  for (const segment of segments) {
    const box = boxAround(segment, verticals, horizontals);
    if (!box) {
      rest.push(segment);
      continue;
    }
    const known = boxes.find((each) => isSame(each, box));
    if (known) known.segments.push(segment);
    else boxes.push(box);
  }
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.find(
      (each) => Math.abs((each[0] as Box).top - box.top) < NEAR && !each.some((other) => overlap(other, box)),
    );
    if (row) row.push(box);
    else rows.push([box]);
  }
  const tables: Box[][][] = [];
  for (const row of rows.flatMap(splitAligned)) {
    if (row.length < 2 || row.filter((box) => linesIn(box) > SHORT_CELL_LINES).length > 1) {
      rest.push(...row.flatMap((box) => box.segments));
      continue;
    }
    const last = tables.at(-1)?.at(-1);
    const [first] = row as [Box];
    if (last && Math.abs((last[0] as Box).bottom - first.top) <= NEAR * 2) tables.at(-1)?.push(row);
    else tables.push([row]);
  }
  const made = tables.flatMap((table, number): Segment[] =>
    // a single row is a bar with text at both ends
    table.length < 2
      ? table.flatMap((row) => row.flatMap(({ segments: own }) => own))
      : table.map((row, at) => rowOf(row, number, at)),
  );
  return [...rest, ...made];
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right - NEAR && b.left < a.right - NEAR;
const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.left - b.left) < NEAR &&
  Math.abs(a.right - b.right) < NEAR &&
  Math.abs(a.top - b.top) < NEAR &&
  Math.abs(a.bottom - b.bottom) < NEAR;

function boxAround(segment: Segment, verticals: readonly Rule[], horizontals: readonly Rule[]): Box | null {
  const y = segment.y - segment.size * 0.3;
  const x = (segment.x + segment.right) / 2;
  const beside = verticals.filter((rule) => rule.y <= y + 1 && rule.bottom >= y - 1);
  const left = Math.max(...beside.filter((rule) => rule.x <= segment.x + 1.5).map((rule) => rule.x));
  const right = Math.min(...beside.filter((rule) => rule.right >= segment.right - 1.5).map((rule) => rule.right));
  const across = horizontals.filter((rule) => rule.x <= x && rule.right >= x);
  const top = Math.max(...across.filter((rule) => rule.y <= y).map((rule) => rule.y));
  const bottom = Math.min(...across.filter((rule) => rule.y > y).map((rule) => rule.bottom));
  return [left, right, top, bottom].every(Number.isFinite) ? { left, right, top, bottom, segments: [segment] } : null;
}

const inOrder = ({ segments }: Box): Segment[][] => {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs((line[0] as Segment).y - segment.y) < segment.size * 0.35) line.push(segment);
    else lines.push([segment]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
};
const linesIn = (box: Box): number => inOrder(box).length;

/**
 * Rows without borders between them: all cells have the same number of lines at the same heights, and one
 * column has a year or marks on each of them (words alone may be one row whose cells go on in a second line).
 */
function splitAligned(row: Box[]): Box[][] {
  if (row.length < 3) return [row];
  const lines = row.map(inOrder);
  const [first = []] = lines;
  const heightOf = (line: readonly Segment[]) => (line[0] as Segment).y;
  const isAligned = lines.every(
    (own) =>
      own.length === first.length &&
      own.every((line, at) => Math.abs(heightOf(line) - heightOf(first[at] as Segment[])) < NEAR),
  );
  const isNumber = (line: readonly Segment[]) => {
    const text = line.map((segment) => segment.text).join(' ');
    return /\d/.test(text) && !/\p{L}/u.test(text) && !/[-–—,/]\s*$/.test(text);
  };
  const hasNumbers = lines.some((own) => own.every(isNumber));
  if (!isAligned || !hasNumbers || first.length < 2) return [row];
  return first.map((_, at) =>
    row.map((box, column): Box => {
      const own = lines[column] as Segment[][];
      const edge = (line: Segment[] | undefined) => line && heightOf(line) - (line[0] as Segment).size;
      return {
        ...box,
        top: (at > 0 && edge(own[at])) || box.top,
        bottom: edge(own[at + 1]) ?? box.bottom,
        segments: own[at] as Segment[],
      };
    }),
  );
}

function rowOf(row: readonly Box[], table: number, number: number): TableRow {
  const boxes = row.toSorted((a, b) => a.left - b.left);
  const all = boxes.flatMap(({ segments }) => segments);
  const below: Segment[] = [];
  const cells = boxes.map((box): DraftCell => {
    const lines = inOrder(box);
    const isLong = lines.length > SHORT_CELL_LINES;
    if (isLong) below.push(...lines.slice(1).flat());
    const shown = isLong ? lines.slice(0, 1) : lines;
    const first = (lines[0] as Segment[])[0] as Segment;
    return {
      text: shown.map((line) => line.map(({ text }) => text).join(' ')).join(' '),
      x: box.left,
      right: box.right,
      bold: box.segments.every(({ bold }) => bold),
      size: first.size,
      color: first.color,
    };
  });
  const main = all.toSorted((a, b) => b.text.length - a.text.length)[0] as Segment;
  return {
    ...main,
    text: cells.map(({ text }) => text).join(' '),
    x: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    y: Math.min(...all.map(({ y }) => y)),
    bold: all.every(({ bold }) => bold),
    cells,
    below,
    table,
    row: number,
  };
}
