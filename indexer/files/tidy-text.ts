/** The record keeps no more than this; the index takes 200,000 of it. */
const TEXT_LIMIT_CHARS = 1_000_000;

/** Without the zero bytes and runs of blanks that layouts leave behind. */
export function tidyText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, TEXT_LIMIT_CHARS);
}
