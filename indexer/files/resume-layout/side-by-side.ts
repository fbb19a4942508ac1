import { namesSchool, QUALIFICATION } from '#domain/qualifications.ts';
import { type DraftCell, type DraftLine, PARAGRAPH_GAP } from './layout.ts';

/** In points: edges that should coincide. */
const SAME_EDGE = 3;
const MOST_LINES = 8;
/** White space above each entry, in heights of a line. */
const ENTRY_GAP = 1;

/**
 * Qualifications side by side, with school and year below each, are read one after the other. In a table with a
 * qualification in each row the cells of a row are of different kinds; here they are alike.
 */
export function readSideBySide(lines: readonly DraftLine[]): DraftLine[] {
  const read: DraftLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const length = groupLength(lines, at);
    if (length > 1) read.push(...byColumn(lines.slice(at, at + length)));
    else read.push(lines[at] as DraftLine);
    at += length;
  }
  return read;
}

const isQualification = ({ text }: DraftCell): boolean =>
  QUALIFICATION.test(text.trim()) && !INITIALS.test(text.trim());
/** First letters of a university that are also a degree: 'MDS University'. */
const INITIALS = /^(?:\p{Lu}\.?){2,4} University\b/u;
const isSchool = (cell: DraftCell): boolean => namesSchool(cell.text) && !isQualification(cell);
const columnOf = (head: DraftLine, cell: DraftCell): number =>
  head.cells.findIndex(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);

/** How many lines a group has that begins with several qualifications in one line; 1 if it is none. */
function groupLength(lines: readonly DraftLine[], at: number): number {
  const head = lines[at] as DraftLine;
  const below = lines[at + 1];
  if (!below || below.cells.length < 2 || head.cells.filter(isQualification).length < 2) return 1;
  const first = head.cells.findIndex(isQualification);
  // further right a board may look like a qualification: 'ICSE/ISC'
  const isOther = ({ cells, heading, gap }: DraftLine) =>
    heading ||
    gap > PARAGRAPH_GAP ||
    cells.length === 0 ||
    cells.some((cell) => columnOf(head, cell) === -1 || (columnOf(head, cell) === first && isQualification(cell)));
  if (isOther(below) || !below.cells.some(isSchool)) return 1;
  const rest = lines.slice(at + 1, at + MOST_LINES);
  const end = rest.findIndex(isOther);
  return 1 + (end === -1 ? rest.length : end);
}

const byColumn = (lines: readonly DraftLine[]): DraftLine[] => {
  const head = lines[0] as DraftLine;
  return head.cells.flatMap((_, column) =>
    lines.flatMap((line, at) =>
      line.cells
        .filter((cell) => columnOf(head, cell) === column)
        .map(
          (cell): DraftLine => ({
            ...line,
            cells: [cell],
            x: cell.x,
            gap: at === 0 ? Math.max(line.gap, ENTRY_GAP) : line.gap,
            row: undefined,
          }),
        ),
    ),
  );
};
