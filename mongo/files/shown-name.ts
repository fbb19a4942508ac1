/** A file's name as its sender gave it, to be shown, or `otherwise` where nothing is left of it: never used as a path. */
export const shownName = (name: string, otherwise: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 300) || otherwise;
