import { toTokens } from '#search-templates/language/tokens.ts';
import type { LeafFinder, Via } from '#search-templates/matching/find-leaf.ts';
import { MARK_END, MARK_START } from './highlight.ts';

const MARKED = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`);

/** A fragment as the search engine gave it, with only one leaf's words left marked; null where the leaf isn't in it. */
export function readMarked(marked: string, find: LeafFinder): { fragment: string; via: Via } | null {
  // split puts what stood between marks at the odd places
  const pieces = marked.split(MARKED);
  const tokens = toTokens(pieces.join(''));
  const [first] = find(tokens).toSorted((one, other) => rank[one.via] - rank[other.via]);
  if (!first) return null;
  const words = new Set(tokens.slice(first.start, first.end));
  const fragment = pieces
    .map(withoutTags)
    .map((piece, at) =>
      at % 2 === 1 && toTokens(piece).some((token) => words.has(token)) ? `<em>${piece}</em>` : piece,
    )
    .join('');
  return { fragment, via: first.via };
}

const rank: Record<Via, number> = { literal: 0, plural: 1, synonym: 2 };

/** What somebody wrote as a tag is no mark of ours. */
const withoutTags = (text: string) => text.replace(/<\/?em>/gi, ' ');
