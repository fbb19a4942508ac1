import { holdsPictures, resumeKind } from '#mongo/files/resume-kind.ts';

/** Below this there is nothing to read: a picture of a page has at most some stray letters. */
const LEAST_LETTERS = 30;

export const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

/** Whether a resume's text, as extracted from its file, is enough to read. */
export const isEnoughText = (text: string): boolean => lettersIn(text) >= LEAST_LETTERS;

/** Whether a file has pictures but no text worth reading: a scan, which only character recognition can read. */
export function holdsOnlyPictures(bytes: Buffer, text: string): boolean {
  const kind = resumeKind(bytes);
  return kind !== null && !isEnoughText(text) && holdsPictures(bytes, kind);
}
