/** What a column without a width of its own needs, in pixels: below it a name is cut off. */
const LEAST_WIDTH = 120;
/** What stands beside a table in the window, in pixels. */
const PAGE_EDGES = 34;
/** Up to this width rows are cards whatever their columns, in pixels. */
const NARROW = 760;

/** The widest window, in pixels, in which a table of these columns shows its rows as cards. Widths are in `px` or `%`. */
export function cardsBelow(columns: readonly { width?: string }[]): number {
  const total = (unit: 'px' | '%') =>
    columns.reduce((sum, { width }) => sum + (width?.endsWith(unit) ? Number.parseFloat(width) : 0), 0);
  const others = columns.filter(({ width }) => !width).length;
  const least = (total('px') + LEAST_WIDTH * others) / (1 - total('%') / 100);
  return Math.max(NARROW, Math.ceil(least) + PAGE_EDGES);
}
