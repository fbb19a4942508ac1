import { canTakeStar } from './read-word.ts';
import { toTokens } from './tokens.ts';
import type { LeafNode } from './tree.ts';

const QUOTES = /["“”„‟«»]/g;
const QUOTED = /^["“”„‟«»](.*)["“”„‟«»]$/s;

/**
 * What a badge stands for: a word, a phrase of several words, `"quoted"` text or (`exact`) any other as written,
 * or a prefix where a star ends it. A badge holds no operators. Null where there is no word in it.
 */
export function parseBadge(keyword: string, exact = false): LeafNode | null {
  const span = { position: 0, length: keyword.length };
  const written = keyword.trim();
  const text = written.replace(QUOTES, ' ').trim();
  if (toTokens(text).length === 0) return null;
  if (QUOTED.test(written)) return { kind: 'phrase', text, exact: true, ...span };
  const stem = text.replace(/\*+$/, '');
  if (stem !== text && canTakeStar(stem)) return { kind: 'prefix', text: stem, ...span };
  if (exact || /\s/.test(stem)) return { kind: 'phrase', text: stem, exact, ...span };
  return { kind: 'word', text: stem, ...span };
}
