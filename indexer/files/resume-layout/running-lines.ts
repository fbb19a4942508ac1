import type { DraftLine } from './layout.ts';

/** Lines from a page's edge that may be a running header or footer. */
const EDGE_LINES = 3;
const PAGE_NUMBER = /^(?:page\s*)?[-–|]?\s*\d{1,3}\s*(?:(?:of|\/|\|)\s*\d{1,3})?\s*[-–|]?$/i;

/** A running line is at the same height on every page. */
const keyOf = (line: DraftLine): string =>
  `${Math.round((line.y ?? 0) / 12)} ${line.cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()}`;
const textOf = (line: DraftLine): string => line.cells.map(({ text }) => text).join(' ');

const hasContact = (line: DraftLine): boolean => /\S@\S|\d{5}[\s-]?\d{3}/.test(textOf(line));

/**
 * Pages without the headers and footers that repeat on every page, and without page numbers. The first page keeps its
 * header, and a footer with contacts: it may be the only place of the name or email.
 */
export function withoutRunningLines(pages: readonly DraftLine[][]): DraftLine[][] {
  const edges = pages.map((lines) => {
    const byHeight = lines.toSorted((a, b) => (a.y ?? 0) - (b.y ?? 0));
    return { top: byHeight.slice(0, EDGE_LINES), bottom: byHeight.slice(-EDGE_LINES) };
  });
  const seen = new Map<string, number>();
  for (const { top, bottom } of edges)
    for (const key of new Set([...top, ...bottom].map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const needed = Math.max(2, Math.ceil(pages.length * 0.6));
  return pages.map((lines, at) => {
    const { top, bottom } = edges[at] as { top: DraftLine[]; bottom: DraftLine[] };
    const isRunning = (line: DraftLine): boolean => {
      if (!top.includes(line) && !bottom.includes(line)) return false;
      if (PAGE_NUMBER.test(textOf(line).trim())) return true;
      if ((seen.get(keyOf(line)) ?? 0) < needed || pages.length < 2) return false;
      return at > 0 || (bottom.includes(line) && !hasContact(line));
    };
    const rest = lines.filter((line) => !isRunning(line));
    // pages with nothing else repeat their text
    return rest.length > 0 ? rest : lines;
  });
}
