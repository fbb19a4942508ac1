import { toTokens } from '#search-templates/language/tokens.ts';
import type { LeafFinder, Via } from '#search-templates/matching/find-leaf.ts';
import { MARK_END, MARK_START } from './highlight.ts';

/** A text as the search engine gave it back, taken apart once for all leaves that may stand in it. */
export interface MarkedText {
  /** What stood between marks is at the odd places. */
  pieces: string[];
  /** Of the whole text. */
  tokens: string[];
  /** Of each piece between marks, at the place of the piece. */
  markedTokens: string[][];
}

const MARKED = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`);

const PLAIN_WORD = /^[a-z0-9]+$/i;

/** A spelling such as `C++` or `.NET` is marked short by a few characters at either end, never by more. */
const SHORT_BY = 4;

const distance: Record<Via, number> = { literal: 0, plural: 1, synonym: 2 };

export function takeMarkedText(marked: string): MarkedText {
  const pieces = marked.split(MARKED).map(withoutTags);
  const tokens = toTokens(pieces.join(''));
  const known = new Set(tokens);
  const markedTokens: string[][] = [];
  for (let at = 1; at < pieces.length; at += 2) markedTokens[at] = mendPiece(pieces, at, known);
  return { pieces, tokens, markedTokens };
}

/**
 * The text with only one leaf's words marked, between `<em>` and `</em>`, and the nearest form in which the leaf stands
 * there; null where it doesn't stand there.
 */
export function markLeaf(text: MarkedText, find: LeafFinder): { fragment: string; via: Via } | null {
  const places = find(text.tokens);
  if (places.length === 0) return null;
  const [nearest] = places.toSorted((one, other) => distance[one.via] - distance[other.via]);
  if (!nearest) return null;
  const words = new Set(places.flatMap(({ start, end }) => text.tokens.slice(start, end)));
  const isWord = (at: number) => text.markedTokens[at]?.every((token) => words.has(token));
  const fragment = text.pieces.map((piece, at) => (piece !== '' && isWord(at) ? `<em>${piece}</em>` : piece)).join('');
  return { fragment, via: nearest.via };
}

/** Gives a piece that is no word of the text what it lacks of one from its neighbours; returns its tokens. */
function mendPiece(pieces: string[], at: number, known: ReadonlySet<string>): string[] {
  const [before, piece, after] = [pieces[at - 1] ?? '', pieces[at] ?? '', pieces[at + 1] ?? ''];
  // nearly every mark: a plain word, which needs no analysis
  const plain = PLAIN_WORD.test(piece) ? piece.toLowerCase() : '';
  if (known.has(plain)) return [plain];
  const left = /\S*$/.exec(before)?.[0].slice(-SHORT_BY) ?? '';
  const right = /^\S*/.exec(after)?.[0].slice(0, SHORT_BY) ?? '';
  for (let more = 0; more <= left.length + right.length; more += 1) {
    for (let l = Math.max(0, more - right.length); l <= Math.min(left.length, more); l += 1) {
      const r = more - l;
      const word = before.slice(before.length - l) + piece + after.slice(0, r);
      const tokens = toTokens(word);
      if (tokens.length === 0 || !tokens.every((token) => known.has(token))) continue;
      pieces[at - 1] = before.slice(0, before.length - l);
      pieces[at] = word;
      pieces[at + 1] = after.slice(r);
      return tokens;
    }
  }
  return toTokens(piece);
}

/** What somebody wrote as a tag is no mark of ours. */
const withoutTags = (text: string) => text.replace(/<\/?em>/gi, ' ');
