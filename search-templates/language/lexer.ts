import type { SyntaxProblem } from './errors.ts';
import { readQuoted } from './read-quoted.ts';
import { readWord } from './read-word.ts';
import { curlyQuote, nothingToSearch, singleBar, unclosedQuote, wrongBracket } from './syntax-problems.ts';
import type { LeafNode, Span } from './tree.ts';

/** A piece of an expression. `unreadable` stands where a leaf would, its problem being reported already. */
export type Token = Span &
  (
    | { kind: 'leaf'; node: LeafNode }
    | { kind: 'unreadable' }
    | { kind: 'and' | 'or' | 'not' | 'open' | 'close'; text: string }
    | { kind: 'near'; text: string; distance: number }
  );

const BLANK = /[\s,;]+/y;
// a comma or semicolon parts words, save between digits: 1,000
const WORD = /(?:(?!&&|\|\|)[^\s()[\]{}（）|"“”„‟«»,;]|(?<=\d),(?=\d))+/y;
const NEGATIONS = /[-!]+/y;
const CURLY = /[“”„‟«»]/;
const QUOTED = /["“”„‟«»]([^"“”„‟«»]*)(["“”„‟«»]?)(?:~([^\s()"]*)|(\*+))?/y;

/** Cuts an expression into tokens, telling every problem it meets on the way; never stops early. */
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
      // no token in its place: what stands between the brackets reads on
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
    if (at === start) throw new Error(`The lexer stands still at ${at} of “${text}”`);
  }
  return { tokens, problems };
}
