import { lowerRules, spellingRules } from '#search-templates/analysis/spelling-rules.ts';
import { foldLetters, isAscii } from './fold-letters.ts';
import { type Edit, placeBefore, replaceByRules } from './replace-by-rules.ts';
import { placeWords, splitWords } from './split-words.ts';

const lower = replaceByRules(lowerRules);
const spell = replaceByRules(spellingRules);

/**
 * The tokens that the index's analyzer `words` makes of a text: `C++, Node.js` → `cplusplus`, `nodejs`.
 * A twin of analysis/analyzers.ts, made from the same rules and tested against the real one.
 */
export function toTokens(text: string): string[] {
  // what the rules come to for most texts, without looking up each letter
  if (isAscii(text)) return splitWords(spell(text.toLowerCase().replaceAll("'", '')));
  return splitWords(spell(lower(text))).map(foldLetters);
}

const MARK = /\p{M}/u;

/**
 * Where each of toTokens' tokens stands in the text as written: start and end in UTF-16 code units. The tokens of one
 * spelling (`ASP.NET Core`) all stand where it does; an accent written behind its letter belongs to the word.
 */
export function tokenPlaces(text: string): [start: number, end: number][] {
  const [lowered, spelled]: [Edit[], Edit[]] = [[], []];
  return placeWords(spell(lower(text, lowered), spelled)).map((word) => {
    const [start, end] = placeBefore(lowered, ...placeBefore(spelled, ...word));
    let last = end;
    while (MARK.test(text[last] ?? '')) last += 1;
    return [start, last];
  });
}
