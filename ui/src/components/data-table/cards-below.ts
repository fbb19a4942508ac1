/** Width of a column without its own width, in pixels: below it, names are cut off. */
const LEAST_WIDTH = 120;
/** Horizontal space around a table in the window, in pixels. */
const PAGE_EDGES = 34;
/** Below this window width, rows are always cards, in pixels. */
const NARROW = 760;

/** The widest window, in pixels, in which a table with these columns shows cards. Column widths are in `px` or `%`. */
export function cardsBelow(columns: readonly { width?: string }[]): number {
  const total = (unit: 'px' | '%') =>
    columns.reduce((sum, { width }) => sum + (width?.endsWith(unit) ? Number.parseFloat(width) : 0), 0);
  const others = columns.filter(({ width }) => !width).length;
  const least = (total('px') + LEAST_WIDTH * others) / (1 - total('%') / 100);
  return Math.max(NARROW, Math.ceil(least) + PAGE_EDGES);
}
