import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import {
  curlyQuote,
  misplacedStar,
  misplacedTilde,
  nearDistance,
  nothingToSearch,
  prefixMinimum,
  type SyntaxProblem,
  singleBar,
  singleQuote,
  starInQuotes,
  starTooEarly,
  unclosedQuote,
  wrongBracket,
  wrongNearDistance,
  wrongTildeDistance,
  wrongTildeWords,
} from './errors.ts';
import type { LeafNode, PhraseNode, Span } from './tree.ts';

const SENTENCE_END = /[.,;:!?…'’]+$/;

/** Whether a star after this text is selective enough: at least three characters, also in its last token. */
export function canTakeStar(text: string): boolean {
  return text.length >= prefixMinimum && (toTokens(text).at(-1)?.length ?? 0) >= prefixMinimum;
}

/** Classifies an unquoted run of characters at `position`: an operator, a word, a prefix, or a problem. */
function readWord(written: string, position: number): Token | SyntaxProblem {
  const text = written.replace(SENTENCE_END, '');
  const span = { position, length: text.length };
  if (text === '') return nothingToSearch({ position, length: written.length }, written);

  const operator = text.toLowerCase();
  if (operator === 'and' || operator === 'or' || operator === 'not') return { kind: operator, text, ...span };

  const near = /^near(?:\/(.*))?$/i.exec(text);
  if (near) {
    const distance = /^\d{1,3}$/.test(near[1] ?? '') ? Number(near[1]) : 0;
    if (distance >= nearDistance.min && distance <= nearDistance.max) return { kind: 'near', text, distance, ...span };
    return wrongNearDistance(span, text);
  }

  if (/^['‘’]/.test(text)) return singleQuote({ position, length: 1 }, text[0] ?? '');
  const tilde = text.indexOf('~');
  if (tilde >= 0) return misplacedTilde({ position: position + tilde, length: text.length - tilde });
  const star = text.indexOf('*');
  if (star >= 0) return readStar(text, star, position);
  if (toTokens(text).length === 0) return nothingToSearch(span, text);
  return { kind: 'leaf', node: { kind: 'word', text, ...span }, ...span };
}

function readStar(text: string, star: number, position: number): Token | SyntaxProblem {
  const place = { position: position + star, length: 1 };
  if (star < text.length - 1) return misplacedStar(place);
  const stem = text.slice(0, star);
  if (!canTakeStar(stem)) return starTooEarly({ position, length: text.length });
  const span = { position, length: text.length };
  return { kind: 'leaf', node: { kind: 'prefix', text: stem, ...span }, ...span };
}

interface Quoted {
  position: number;
  /** With its quotes and the characters attached to them. */
  text: string;
  inner: string;
  /** The text after `~`, if that follows the quotes. */
  tilde: string | undefined;
  stars: string | undefined;
}

/** Reads a quoted phrase, or `"two words"~n`, or reports its problem. */
function readQuoted({ position, text, inner, tilde, stars }: Quoted): Token | SyntaxProblem {
  const span = { position, length: text.length };
  const end = position + inner.length + 2;
  if (stars) return misplacedStar({ position: end, length: stars.length });
  const star = /(?<=\p{L})\*+(?=\s|$)/u.exec(inner);
  if (star) return starInQuotes({ position: position + 1 + star.index, length: star[0].length });
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

/** A token of an expression. `unreadable` replaces a leaf whose problem has been reported already. */
export type Token = Span &
  (
    | { kind: 'leaf'; node: LeafNode }
    | { kind: 'unreadable' }
    | { kind: 'and' | 'or' | 'not' | 'open' | 'close'; text: string }
    | { kind: 'near'; text: string; distance: number }
  );

const BLANK = /[\s,;]+/y;
// a comma or semicolon separates words, except between digits: 1,000
const WORD = /(?:(?!&&|\|\|)[^\s()[\]{}（）|"“”„‟«»,;]|(?<=\d),(?=\d))+/y;
const NEGATIONS = /[-!]+/y;
const CURLY = /[“”„‟«»]/;
const QUOTED = /["“”„‟«»]([^"“”„‟«»]*)(["“”„‟«»]?)(?:~([^\s()"]*)|(\*+))?/y;

/** Splits an expression into tokens and reports every problem; never stops early. */
export function readTokens(text: string): { tokens: Token[]; problems: SyntaxProblem[] } {
  const tokens: Token[] = [];
  const problems: SyntaxProblem[] = [];
  let at = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const push = (token: Token | SyntaxProblem): void => {
    if ('kind' in token) tokens.push(token);
    else {
      problems.push(token);
      tokens.push({ kind: 'unreadable', position: token.position, length: token.length });
    }
  };

  const quoted = (found: RegExpExecArray): void => {
    const [whole, inner = '', close = ''] = found;
    for (const [offset, quote] of [
      [0, whole[0]],
      [1 + inner.length, close],
    ] as const) {
      if (quote && CURLY.test(quote)) problems.push(curlyQuote({ position: at + offset, length: 1 }, quote));
    }
    if (!close) push(unclosedQuote({ position: at, length: 1 }));
    else push(readQuoted({ position: at, text: whole, inner, tilde: found[3], stars: found[4] }));
  };

  while (at < text.length) {
    const start = at;
    const rest = text.slice(at, at + 2);
    const character = rest[0] ?? '';
    let found: RegExpExecArray | null;
    if ((found = match(BLANK))) at += found[0].length;
    else if (character === '(' || character === ')') {
      push({ kind: character === '(' ? 'open' : 'close', text: character, position: at, length: 1 });
      at += 1;
    } else if (rest === '&&' || rest === '||') {
      push({ kind: rest === '&&' ? 'and' : 'or', text: rest, position: at, length: 2 });
      at += 2;
    } else if (character === '|') {
      push(singleBar({ position: at, length: 1 }));
      at += 1;
    } else if ('[]{}（）'.includes(character)) {
      // no token is emitted: the text between the brackets continues the surrounding one
      problems.push(wrongBracket({ position: at, length: 1 }, character));
      at += 1;
    } else if ((found = match(QUOTED))) {
      quoted(found);
      at += found[2] ? found[0].length : text.length - at;
    } else if ((found = match(NEGATIONS))) {
      const sign = found[0];
      const next = text[at + sign.length];
      if (next === undefined || /[\s,;)]/.test(next))
        push(nothingToSearch({ position: at, length: sign.length }, sign));
      else
        for (const [offset, one] of [...sign].entries())
          push({ kind: 'not', text: one, position: at + offset, length: 1 });
      at += sign.length;
    } else if ((found = match(WORD))) {
      push(readWord(found[0], at));
      at += found[0].length;
    }
    if (at === start) throw new Error(`The lexer makes no progress at ${at} of “${text}”`);
  }
  return { tokens, problems };
}
