import type { SyntaxProblem } from './errors.ts';
import type { Token } from './lexer.ts';
import {
  misplacedStar,
  nearDistance,
  nothingToSearch,
  starInQuotes,
  wrongTildeDistance,
  wrongTildeWords,
} from './syntax-problems.ts';
import { toTokens } from './tokens.ts';
import type { PhraseNode } from './tree.ts';

interface Quoted {
  position: number;
  /** With its quotes and what follows them. */
  text: string;
  inner: string;
  /** What stands after `~`, if that follows the quotes. */
  tilde: string | undefined;
  stars: string | undefined;
}

/** A quoted phrase, or `"two words"~n`, or the problem with it. */
export function readQuoted({ position, text, inner, tilde, stars }: Quoted): Token | SyntaxProblem {
  const span = { position, length: text.length };
  const end = position + inner.length + 2;
  if (stars) return misplacedStar({ position: end, length: stars.length });
  const star = /\p{L}\*(?=\s|$)/u.exec(inner);
  if (star) return starInQuotes({ position: position + 1 + star.index + star[0].length - 1, length: 1 });
  if (toTokens(inner).length === 0) return nothingToSearch(span, inner.trim() || '""');
  if (tilde === undefined)
    return {
      kind: 'leaf',
      node: { kind: 'phrase', text: inner.trim().replace(/\s+/g, ' '), exact: true, ...span },
      ...span,
    };
  return readPair(inner, tilde, span, end);
}

function readPair(
  inner: string,
  tilde: string,
  span: { position: number; length: number },
  end: number,
): Token | SyntaxProblem {
  const digits = tilde.replace(/[.,;:!?]+$/, '');
  const distance = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  if (distance < nearDistance.min || distance > nearDistance.max) {
    return wrongTildeDistance({ position: end, length: tilde.length + 1 });
  }
  const words = [...inner.matchAll(/\S+/g)].filter(([word]) => toTokens(word).length > 0);
  const [left, right] = words.map(
    (word): PhraseNode => ({
      kind: 'phrase',
      text: word[0],
      exact: true,
      position: span.position + 1 + word.index,
      length: word[0].length,
    }),
  );
  if (!left || !right || words.length > 2) return wrongTildeWords(span);
  return { kind: 'leaf', node: { kind: 'near', distance, left, right, ...span }, ...span };
}
