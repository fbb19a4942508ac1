import { lowerRules, spellingRules } from '#search-templates/analysis/spelling-rules.ts';
import { foldLetters, isAscii } from './fold-letters.ts';
import { type Edit, placeBefore, replaceByRules } from './replace-by-rules.ts';
import { placeWords, splitWords } from './split-words.ts';

const lower = replaceByRules(lowerRules);
const spell = replaceByRules(spellingRules);

/**
 * The tokens that the index's analyzer `words` produces for a text: `C++, Node.js` → `cplusplus`, `nodejs`.
 * A twin of analysis/analyzers.ts: it uses the same rules and is tested against the engine.
 */
export function toTokens(text: string): string[] {
  // shortcut with the same result for most texts, without a lookup per letter
  if (isAscii(text)) return splitWords(spell(text.toLowerCase().replaceAll("'", '')));
  return splitWords(spell(lower(text))).map(foldLetters);
}

const MARK = /\p{M}/u;

/**
 * The positions of toTokens' tokens in the text as written: start and end in UTF-16 code units. The tokens of one
 * spelling (`ASP.NET Core`) all have its position; a combining accent belongs to the word before it.
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
