import { foldLetters } from './fold-letters.ts';
import { replaceByRules } from './replace-by-rules.ts';
import { lowerRules, spellingRules } from './spelling-rules.ts';
import { splitWords } from './split-words.ts';

const lower = replaceByRules(lowerRules);
const spell = replaceByRules(spellingRules);

/**
 * The tokens that the index's analyzer `words` makes of a text: `C++, Node.js` → `cplusplus`, `nodejs`.
 * A twin of analysis/analyzers.ts, made from the same rules and tested against the real one.
 */
export function toTokens(text: string): string[] {
  return splitWords(spell(lower(text))).map(foldLetters);
}
