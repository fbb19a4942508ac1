import { isTableRow } from './ruled-tables.ts';
import { firstWordWidth, OPEN_END, type Segment } from './segments.ts';

const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const PART_OF_DATE = String.raw`(?:${MONTH}[\s,'’]*)?(?:(?:19|20)\d{2}(?:[/.-](?:0?[1-9]|1[0-2]))?|\d{1,2}[/.-](?:19|20)\d{2})`;
const DASH = String.raw`\s*(?:[-–—]|to)\s*`;
const NOW = '(?:till |to )?(?:present|now|date|today)|current|ongoing';
/** A period that has no room in its narrow column: '2021/08 –' above '2023/05', 'Aug' above '2020–Present'. */
const BROKEN: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [new RegExp(`^${PART_OF_DATE}${DASH}$`, 'i'), new RegExp(`^(?:${PART_OF_DATE}|${NOW})$`, 'i')],
  [new RegExp(`^${PART_OF_DATE}${DASH}${MONTH}$`, 'i'), /^(?:19|20)\d{2}$/],
  [new RegExp(`^${MONTH}$`, 'i'), new RegExp(String.raw`^(?:19|20)\d{2}${DASH}(?:${PART_OF_DATE}|${NOW})$`, 'i')],
];
const isBroken = (first: string, second: string): boolean =>
  BROKEN.some(([above, below]) => above.test(first.trim()) && below.test(second.trim()));

/** Joins the parts of periods in a column of their own, left of the text. */
export function joinPeriods(rows: Segment[][]): Segment[][] {
  for (const [at, row] of rows.entries()) {
    const [first, other] = row;
    const [second] = rows[at + 1] ?? [];
    if (!first || !second || !other || second.right > other.x) continue;
    const offset = Math.min(Math.abs(first.x - second.x), Math.abs(first.right - second.right));
    if (offset > first.size || !isBroken(first.text, second.text)) continue;
    row[0] = {
      ...first,
      text: `${first.text.trim()} ${second.text.trim()}`,
      right: Math.max(first.right, second.right),
    };
    rows[at + 1]?.shift();
  }
  return rows.filter(({ length }) => length > 0);
}

/** In points: edges that should coincide; how far a list's text may be indented in its column. */
const SAME_EDGE = 3;
const INDENT = 20;
/** In heights of a line: rows further apart are not of one entry. */
const FURTHEST = 1.75;
/** In points, between columns that are full. */
const WIDEST_GAP = 18;
const LONGEST_DATE = 32;
const MOST_LINES = 12;
/** Rows above and below that tell how wide a column is. */
const NEAR = 40;

const DATE = String.raw`(?:${MONTH}[\s,'’]*)?(?:(?:19|20)\d{2}|['’]?\d{2}\b)|\d{1,2}[/.-](?:\d{1,2}[/.-])?(?:19|20)\d{2}|${MONTH}`;
const OPENS_WITH_DATE = new RegExp(String.raw`^\(?(?:${DATE})(?!\d|\s*%)`, 'i');
const OPEN_PERIOD = /(?:[-–—]|\bto)\s*$/i;
/** What continues a period in the next line. */
const REST_OF_PERIOD = new RegExp(String.raw`^(?:(?:to\b|[-–—]).*|${NOW})\)?$`, 'i');

/**
 * Rows of columns without borders whose cells have several lines, as in a career of period, employer and duties side by
 * side. The first row gets the whole of each cell; what else its columns say follows, column by column. Every row is
 * from left to right.
 */
export function joinWrappedCells(rows: readonly Segment[][]): Segment[][] {
  const sorted = rows.map((row) => row.toSorted((a, b) => a.x - b.x));
  const joined: Segment[][] = [];
  for (let at = 0; at < sorted.length; ) {
    const head = sorted[at] as Segment[];
    const length = entryLength(sorted, at);
    if (length > 1)
      joined.push(
        ...readByColumn(sorted.slice(at, at + length), limitsOf(head, sorted.slice(Math.max(0, at - NEAR), at + NEAR))),
      );
    else joined.push(head);
    at += length;
  }
  return joined;
}

const dateIn = (row: readonly Segment[]): number =>
  row.findIndex(({ text }) => text.length < LONGEST_DATE && OPENS_WITH_DATE.test(text.trim()));

/** The column of a head that a segment below belongs to, or -1. */
function columnOf(head: readonly Segment[], { x, right }: Segment): number {
  const column = head.findLastIndex((cell) => cell.x <= x + SAME_EDGE);
  const own = head[column];
  const next = head[column + 1];
  return own && x - own.x < INDENT && (!next || right < next.x) ? column : -1;
}

/** How many rows an entry has that begins with a dated row of at least three cells; 1 if its cells do not wrap. */
function entryLength(rows: readonly Segment[][], at: number): number {
  const head = rows[at] as Segment[];
  const dated = dateIn(head);
  if (head.length < 3 || dated === -1 || head.some(isTableRow)) return 1;
  const below = new Set<number>();
  let period = (head[dated] as Segment).text;
  let length = 1;
  let last = head;
  for (const row of rows.slice(at + 1, at + MOST_LINES)) {
    const [own, above] = [row[0] as Segment, last[0] as Segment];
    const columns = row.map((segment) => columnOf(head, segment));
    const date = row[columns.indexOf(dated)]?.text.trim();
    const isNext = date !== undefined && !OPEN_PERIOD.test(period) && !REST_OF_PERIOD.test(date);
    period = date ?? period;
    if (own.y - above.y > FURTHEST * above.size || columns.includes(-1) || isNext || row.some(isTableRow)) break;
    for (const column of columns) if (column !== dated) below.add(column);
    length++;
    last = row;
  }
  return below.size > 1 ? length : 1;
}

/** How far to the right the text of each column reaches in these rows, and at least to the gap before the next column. */
const limitsOf = (head: readonly Segment[], rows: readonly Segment[][]): number[] =>
  head.map((_, column) =>
    Math.max(
      (head[column + 1]?.x ?? 0) - WIDEST_GAP,
      ...rows.flatMap((row) => row.filter((each) => columnOf(head, each) === column).map(({ right }) => right)),
    ),
  );

function readByColumn(rows: readonly Segment[][], limits: readonly number[]): Segment[][] {
  const head = rows[0] as Segment[];
  const dated = dateIn(head);
  const cells = head.map((_, column): Segment[] => {
    const parts: Segment[] = [];
    let above: Segment | undefined;
    for (const line of rows.flatMap((row) => row.filter((segment) => columnOf(head, segment) === column))) {
      const part = parts.at(-1);
      if (part && above && (column === dated || doesContinue(above, line, limits[column] as number))) {
        part.text = `${part.text.trim()} ${line.text.trim()}`;
        part.right = Math.max(part.right, line.right);
      } else parts.push({ ...line });
      above = line;
    }
    return parts;
  });
  return [
    cells.flatMap((parts) => parts.slice(0, 1)),
    ...cells.flatMap((parts) => parts.slice(1).map((part) => [part])),
  ];
}

const MARKER = /^[•●○◦▪■□➢➤►▶✓✔❖◆♦*·]/u;

/** The line's first word had no room behind the line above, which has the same style. */
function doesContinue(above: Segment, line: Segment, limit: number): boolean {
  const isAlike =
    Math.abs(above.size - line.size) < 0.5 &&
    above.bold === line.bold &&
    above.italic === line.italic &&
    above.color === line.color;
  if (!isAlike || MARKER.test(line.text) || (/[.!?]$/.test(above.text) && /^\p{Lu}/u.test(line.text))) return false;
  if (/^(?:\p{Ll}|[&/(])/u.test(line.text) || OPEN_END.test(above.text.trim())) return true;
  return above.right + firstWordWidth(line) > limit;
}
