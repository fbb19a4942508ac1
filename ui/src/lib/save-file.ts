import type { FetchedFile } from './fetch-file.ts';

const RELEASED_AFTER_MS = 10_000;

/** Hands a fetched file to the browser's downloads. */
export function saveFile({ blob, fileName }: FetchedFile, otherwise: string): void {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS);
  Object.assign(document.createElement('a'), { href: url, download: fileName ?? otherwise }).click();
}
