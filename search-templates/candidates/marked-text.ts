import { toTokens } from '#search-templates/language/tokens.ts';
import type { LeafFinder, Place, Via } from '#search-templates/matching/find-leaf.ts';
import { MARK_END, MARK_START } from './highlight.ts';

const MARKED = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`);

/** A spelling such as `C++` or `.NET` is marked short by a few characters at either end, never by more. */
const SHORT_BY = 4;

const rank: Record<Via, number> = { literal: 0, plural: 1, synonym: 2 };

/**
 * A fragment as the search engine gave it, with only one leaf's words left marked, between `<em>` and `</em>`, and the
 * nearest form in which the leaf stands there; null where it doesn't.
 */
export function readMarked(marked: string, find: LeafFinder): { fragment: string; via: Via } | null {
  // split puts what stood between marks at the odd places
  const pieces = marked.split(MARKED).map(withoutTags);
  const tokens = toTokens(pieces.join(''));
  const places = find(tokens);
  const [nearest] = places.toSorted((one, other) => rank[one.via] - rank[other.via]);
  if (!nearest) return null;
  const words = new Set(places.flatMap(({ start, end }: Place) => tokens.slice(start, end)));
  for (let at = 1; at < pieces.length; at += 2) markPiece(pieces, at, words);
  return { fragment: pieces.join(''), via: nearest.via };
}

/** Puts tags around the piece at `at` if it is one of the words, taking what it lacks of one from its neighbours. */
function markPiece(pieces: string[], at: number, words: ReadonlySet<string>): void {
  const [before, piece, after] = [pieces[at - 1] ?? '', pieces[at] ?? '', pieces[at + 1] ?? ''];
  const left = /\S*$/.exec(before)?.[0].slice(-SHORT_BY) ?? '';
  const right = /^\S*/.exec(after)?.[0].slice(0, SHORT_BY) ?? '';
  for (let more = 0; more <= left.length + right.length; more += 1) {
    for (let l = Math.max(0, more - right.length); l <= Math.min(left.length, more); l += 1) {
      const r = more - l;
      const word = before.slice(before.length - l) + piece + after.slice(0, r);
      const tokens = toTokens(word);
      if (tokens.length === 0 || !tokens.every((token) => words.has(token))) continue;
      pieces[at - 1] = before.slice(0, before.length - l);
      pieces[at] = `<em>${word}</em>`;
      pieces[at + 1] = after.slice(r);
      return;
    }
  }
}

/** What somebody wrote as a tag is no mark of ours. */
const withoutTags = (text: string) => text.replace(/<\/?em>/gi, ' ');
