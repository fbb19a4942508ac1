import type { SyntaxProblem } from './errors.ts';
import type { Token } from './lexer.ts';
import {
  misplacedStar,
  misplacedTilde,
  nearDistance,
  nothingToSearch,
  prefixMinimum,
  singleQuote,
  starTooEarly,
  wrongNearDistance,
} from './syntax-problems.ts';
import { toTokens } from './tokens.ts';

const SENTENCE_END = /[.,;:!?…'’]+$/;

/** Whether a star after this text is selective enough: at least three characters, in its last token too. */
export function canTakeStar(text: string): boolean {
  return text.length >= prefixMinimum && (toTokens(text).at(-1)?.length ?? 0) >= prefixMinimum;
}

/** What an unquoted run of characters at `position` is: an operator, a word, a prefix, or a problem. */
export function readWord(written: string, position: number): Token | SyntaxProblem {
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
