import { expressionLimits } from './syntax-problems.ts';
import { toTokens } from './tokens.ts';
import type { Node, WordNode } from './tree.ts';
import { join } from './tree-shape.ts';

const OPERATOR = /^(?:and|or|not|near(?:\/\d*)?|&&|\|\|)$/i;

/**
 * Reads text whose syntax is broken as a plain list of words, all of which must be found; operators are left out.
 * Null where no word is left. Beyond the language's limits the rest is cut off.
 */
export function parsePlainWords(text: string): Node | null {
  const words = [...text.slice(0, expressionLimits.characters).matchAll(/[^\s()[\]{}"“”„‟«»,;|]+/g)]
    .filter(([word]) => !OPERATOR.test(word) && toTokens(word).length > 0)
    .slice(0, expressionLimits.leaves)
    .map((found): WordNode => ({ kind: 'word', text: found[0], position: found.index, length: found[0].length }));
  return join('and', words);
}
