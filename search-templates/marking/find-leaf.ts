import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { type Alternative, leafReadings, type Reading } from '#search-templates/expansion/variants.ts';
import type { LeafNode, NearNode, PrefixNode } from '#search-templates/language/tree.ts';

export type Via = Alternative['via'];

/** The position of a leaf in a list of tokens: from `start` up to, excluding, `end`. */
export interface Place {
  start: number;
  end: number;
  /** The largest distance of its words from the literal ones. */
  via: Via;
}

/** Finds every occurrence of a leaf in the tokens of one value. Each side of a NEAR is a separate occurrence. */
export type LeafFinder = (tokens: readonly string[]) => Place[];

/** The distance of each form from the literal one. */
export const distance: Record<Via, number> = { literal: 0, plural: 1, synonym: 2 };
const further = (one: Via, other: Via): Via => (distance[one] >= distance[other] ? one : other);

/** Finds where a text matches a leaf, and by which form: the search engine only returns highlighted words. */
export function leafFinder(leaf: LeafNode): LeafFinder {
  if (leaf.kind === 'near') return nearFinder(leaf);
  if (leaf.kind === 'prefix') return prefixFinder(leaf);
  const readings = leafReadings(leaf);
  const firstTokens = new Set(readings.flatMap(([slot]) => slot ?? []).map(({ tokens }) => tokens[0]));
  return (tokens) => {
    const places: Place[] = [];
    // most words start no match, and an iterator would cost more than the check
    for (let start = 0; start < tokens.length; start += 1) {
      if (!firstTokens.has(tokens[start])) continue;
      places.push(...readings.flatMap((reading) => placesFrom(tokens, start, reading)));
    }
    return places;
  };
}

function prefixFinder(leaf: PrefixNode): LeafFinder {
  const asked = toTokens(leaf.text);
  const last = asked.length - 1;
  return (tokens) =>
    tokens.flatMap((_, start): Place[] => {
      const found = asked.every((token, at) => {
        const there = tokens[start + at];
        return at === last ? there?.startsWith(token) : there === token;
      });
      return found ? [{ start, end: start + asked.length, via: 'literal' }] : [];
    });
}

function nearFinder({ left, right, distance: apart }: NearNode): LeafFinder {
  const [findLeft, findRight] = [leafFinder(left), leafFinder(right)];
  return (tokens) => {
    const others = findRight(tokens);
    return findLeft(tokens).flatMap((one) =>
      others
        .filter((other) => {
          const gap = one.start < other.start ? other.start - one.end : one.start - other.end;
          return gap >= 0 && gap < apart;
        })
        .flatMap((other) => {
          const via = further(one.via, other.via);
          return [
            { ...one, via },
            { ...other, via },
          ];
        }),
    );
  };
}

/** Matches the variant's slots one after another from `start`: a slot's alternatives may differ in length. */
function placesFrom(tokens: readonly string[], start: number, reading: Reading): Place[] {
  let ends: Place[] = [{ start, end: start, via: 'literal' }];
  for (const slot of reading) {
    ends = ends.flatMap((place) =>
      slot
        .filter((alternative) => alternative.tokens.every((token, at) => tokens[place.end + at] === token))
        .map((alternative) => ({
          start,
          end: place.end + alternative.tokens.length,
          via: further(place.via, alternative.via),
        })),
    );
  }
  return ends;
}
