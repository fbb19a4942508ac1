import { headingKind } from '#indexer/files/resume-parser/section-headings.ts';
import { composeLayout, profileLinks } from './compose-layout.ts';
import type { DraftLine, ResumeLayout } from './layout.ts';
import { pageRegions } from './page-columns.ts';
import { type PageMarks, pageMarks, type Rule } from './pdf-glyphs.ts';
import { isTableRow, withTableRows } from './ruled-tables.ts';
import { withoutRunningLines } from './running-lines.ts';
import { firstWordWidth, OPEN_END, type Segment, toSegments } from './segments.ts';
import { joinPeriods, joinWrappedCells } from './wrapped-cells.ts';

/** No resume is longer; each further page costs time and memory. */
const PAGES_READ = 200;

/** Replaces the browser's font loading: without it, pdfjs draws every glyph of every font as a path. */
class UnusedFontFace {
  readonly loaded = Promise.resolve(this);
}
const NO_DOCUMENT = { fonts: { add: () => undefined, delete: () => undefined } } as unknown as Document;

/** The layout of a PDF. Rejects with pdfjs's error if it is damaged or protected by a password. */
export async function readPdfLayout(bytes: Buffer): Promise<ResumeLayout> {
  (globalThis as { FontFace?: unknown }).FontFace ??= UnusedFontFace;
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    // pictures are not read: decoding them costs time and memory
    maxImageSize: 1,
    fontExtraProperties: true,
    useSystemFonts: false,
    disableFontFace: false,
    ownerDocument: NO_DOCUMENT,
  });
  try {
    const document = await task.promise;
    const pages: PageMarks[] = [];
    const links: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number++) {
      const page = await document.getPage(number);
      pages.push(await pageMarks(page));
      for (const { unsafeUrl } of await page.getAnnotations()) links.push(String(unsafeUrl ?? ''));
      page.cleanup();
    }
    return { ...layoutOfPages(pages), links: profileLinks(links) };
  } finally {
    await task.destroy();
  }
}

/** The layout of pages by what is drawn on them. */
export function layoutOfPages(pages: readonly PageMarks[]): ResumeLayout {
  const lines = pages.map((page, at) => pageLines(page, at + 1));
  return composeLayout(withoutRunningLines(lines).flat());
}

function pageLines({ glyphs, rules }: PageMarks, page: number): DraftLine[] {
  const regions = pageRegions(withTableRows(toSegments(glyphs), rules));
  return regions.flatMap((region, column) => regionLines(region, rules, page, column));
}

const SAME_BASELINE = 0.35;

/** Rows from top to bottom; a heading in the margin comes before the text next to it. */
function rowsOf(region: readonly Segment[]): Segment[][] {
  const margin = marginHeadings(region);
  const rows = bodyRows(region.filter((segment) => !margin.includes(segment)));
  const yOf = (row: readonly Segment[]) => Math.min(...row.map(({ y }) => y));
  for (const heading of margin) {
    const beside = rows
      .map((row, at) => ({
        at,
        y: yOf(row),
        gap: at === 0 ? Number.POSITIVE_INFINITY : yOf(row) - yOf(rows[at - 1] ?? row),
      }))
      .filter(({ y }) => y > heading.y - 1.8 * heading.size && y < heading.y + 0.6 * heading.size);
    const first = beside.toSorted((a, b) => b.gap - a.gap)[0]?.at;
    const after = rows.findIndex((row) => yOf(row) > heading.y);
    rows.splice(first ?? (after === -1 ? rows.length : after), 0, [heading]);
  }
  return rows;
}

/** Headings left of all text, as in layouts with a column for them. */
function marginHeadings(region: readonly Segment[]): Segment[] {
  const counts = new Map<number, number>();
  for (const { x } of region) counts.set(Math.round(x / 4), (counts.get(Math.round(x / 4)) ?? 0) + 1);
  const body = ([...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0) * 4;
  const left = region.filter((segment) => segment.right < body - 3 && segment.text.length < 40);
  const known = left.filter(({ text }) => headingKind(text));
  return known.length >= 2 && known.length >= left.length * 0.4
    ? left.filter((each) => each.size >= (known[0] as Segment).size * 0.95)
    : [];
}

function bodyRows(region: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of region.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame =
      first &&
      Math.abs(first.y - segment.y) <= SAME_BASELINE * Math.min(first.size, segment.size) + 1 &&
      !isTableRow(segment) &&
      !isTableRow(first);
    if (row && isSame) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

function regionLines(region: readonly Segment[], rules: readonly Rule[], page: number, column: number): DraftLine[] {
  let before: { y: number; size: number } | undefined;
  let above: readonly Segment[] | undefined;
  const rows = joinWrappedCells(joinPeriods(rowsOf(region)));
  const edges = edgesOf(region);
  return rows.flatMap((row): DraftLine[] => {
    const parts = row.toSorted((a, b) => a.x - b.x);
    const main = parts.toSorted((a, b) => b.text.length - a.text.length)[0] as Segment;
    const y = Math.max(...parts.map((part) => part.y));
    const gap = before ? (y - before.y) / Math.max(main.size, 1) - 1.2 : 2;
    // a row read by columns may be above the one before it
    before = { y: Math.max(y, before?.y ?? 0), size: main.size };
    const wraps = above !== undefined && gap < 0.45 && doesWrap(above, row, edges);
    above = row;
    const x = (parts[0] as Segment).x;
    const right = Math.max(...parts.map((part) => part.right));
    const line: DraftLine = {
      page,
      column,
      x,
      y,
      size: main.size,
      bold: parts.every(({ bold }) => bold),
      italic: parts.every(({ italic }) => italic),
      color: main.color,
      gap,
      ruled: isRuled(rules, x, right, y, main.size),
      listed: false,
      wraps,
      heading: false,
      cells: parts.map(({ text, x: left, right: end, bold, size, color }) => ({
        text,
        x: left,
        right: end,
        bold,
        size,
        color,
      })),
    };
    if (!isTableRow(main)) return [line];
    const withCells = { ...line, cells: main.cells, row: { table: page * 1_000 + main.table, row: main.row } };
    return [withCells, ...regionLines(main.below, rules, page, column)];
  });
}

interface Edges {
  left: number;
  right: number;
  isRightAligned: boolean;
  /** Several lines end there; the longest of short lines is not full. */
  isRightEdgeShared: boolean;
}

/** In points. */
const RAGGED = 30;
const ENDS_WITH_YEAR = /\b(?:19|20)\d{2}\)?$/;

function edgesOf(region: readonly Segment[]): Edges {
  const left = Math.min(...region.map(({ x }) => x));
  const right = Math.max(...region.map((segment) => segment.right));
  const atRight = region.filter((segment) => right - segment.right < 4).length;
  const atLeft = region.filter(({ x }) => x - left < 25).length;
  const atEdge = region.filter((segment) => right - segment.right < RAGGED).length;
  return {
    left,
    right,
    isRightAligned: atRight > region.length / 2 && atLeft < region.length / 2,
    isRightEdgeShared: atEdge > 1,
  };
}

/** In narrower columns an entry of a list ends near the edge by chance. */
const WIDE_COLUMN = 260;
const MARKER = /^(?:[•●○◦▪■□➢➤►▶✓✔❖◆♦*·+]|[-–—]\s|\(?\d{1,2}[.)]\s)/u;

/** 'Tools: …' starts a line of its own. */
const LABEL = /^[\p{L}][\p{L} &/]{1,30}\s?:\s/u;

/** In points. */
const INDENT = 8;

const CONTACT = /^(?:\S+@\S|https?:|www\.|\+\d)/i;

/** The line's first word didn't fit into the line above, which has the same style. */
function doesWrap(
  above: readonly Segment[],
  row: readonly Segment[],
  { left, right, isRightAligned, isRightEdgeShared }: Edges,
): boolean {
  const [last, only] = [above.at(-1), row[0]];
  if (
    !last ||
    !only ||
    row.length > 1 ||
    isTableRow(only) ||
    isTableRow(last) ||
    MARKER.test(only.text) ||
    LABEL.test(only.text) ||
    CONTACT.test(only.text)
  )
    return false;
  if (
    Math.abs(last.size - only.size) > 0.5 ||
    last.color !== only.color ||
    (only.x < (above[0] as Segment).x - 3 && !isRightAligned)
  )
    return false;
  if (/[.!?]$/.test(last.text) && /^\p{Lu}/u.test(only.text)) return false;
  const width = firstWordWidth(only);
  const isFull = isRightAligned ? last.right - last.x + width > right - left - 1 : last.right + width > right - 1;
  if (!isFull || (above.length > 1 && only.x < last.x - 3)) return false;
  if (/^\p{Ll}|^[&/]/u.test(only.text) || OPEN_END.test(last.text)) return true;
  // an indented line with a capital is the first task below a head
  const first = above[0] as Segment;
  if (only.x > first.x + INDENT && !MARKER.test(first.text) && !LABEL.test(first.text)) return false;
  if (ENDS_WITH_YEAR.test(last.text)) return false;
  return right - left > WIDE_COLUMN && last.bold === only.bold && isRightEdgeShared;
}

/** A rule close below the line, as under a heading. */
const isRuled = (rules: readonly Rule[], x: number, right: number, y: number, size: number): boolean =>
  rules.some(
    (rule) =>
      rule.isHorizontal &&
      rule.x <= x + 3 &&
      rule.right >= right - 3 &&
      rule.y >= y - size * 0.2 &&
      rule.y <= y + size * 1.3,
  );
