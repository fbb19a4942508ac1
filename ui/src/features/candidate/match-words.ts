import type { MatchedWord } from '#api/search/contract.ts';
import { fieldNames } from '#ui/lib/field-names.ts';
import { plainFragment } from '#ui/lib/marked-fragment.ts';

/** Above this number, missing alternatives are listed together. */
const MISSED_ONE_BY_ONE = 3;

/** The words to list one by one, and the missing alternatives if there are many. */
export function listedWords(words: readonly MatchedWord[]): { listed: MatchedWord[]; missed: string[] } {
  const isMissed = ({ kind, found }: MatchedWord) => kind === 'optional' && found === null;
  const missed = words.filter(isMissed);
  if (missed.length <= MISSED_ONE_BY_ONE) return { listed: [...words], missed: [] };
  return { listed: words.filter((word) => !isMissed(word)), missed: missed.map(({ text }) => text) };
}

/** `in skills`, `in skills, as a synonym`, `nowhere`, `nowhere, and required`. */
export function placeText({ kind, found }: MatchedWord): string {
  if (!found) return kind === 'required' ? 'nowhere, and required' : 'nowhere';
  const place = `in ${fieldNames[found.field] ?? found.field}`;
  return found.via === 'synonym' ? `${place}, as a synonym` : place;
}

/** Whether the text that contains a word says more than the word itself. */
export const showsMore = ({ text, found }: MatchedWord): boolean =>
  found?.fragment !== undefined && plainFragment(found.fragment).toLowerCase() !== text.toLowerCase();
