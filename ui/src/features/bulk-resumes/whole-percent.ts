/** So many of so many, 0 to 100, rounded down; 0 of none. */
export const wholePercent = (processed: number, total: number): number =>
  total === 0 ? 0 : Math.floor((processed / total) * 100);
