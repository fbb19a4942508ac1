/** A file's name as the sender gave it, to be shown: never used as a path. */
export const shownName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 300) || 'resume';
