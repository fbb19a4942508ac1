/** A title that would add candidates to the search, beside the badge that it is near to. */
export interface TitleOffer {
  /** The badge's words. */
  of: string;
  title: string;
  adds: number;
}

export const PLACES = 4;

const keyOf = ({ of, title }: TitleOffer) => `${of}\n${title}`;

/**
 * The offers in their places, null where there is none. An offer that was shown before keeps its place, so that nothing
 * moves under the pointer; new ones fill the free places, those of all badges in turns.
 */
export function placeOffers(
  before: readonly (TitleOffer | null)[],
  offers: readonly TitleOffer[],
): (TitleOffer | null)[] {
  const left = new Map(inTurns(offers).map((offer) => [keyOf(offer), offer]));
  const kept = Array.from({ length: PLACES }, (_, place) => {
    const key = before[place] && keyOf(before[place]);
    const offer = key ? (left.get(key) ?? null) : null;
    if (key) left.delete(key);
    return offer;
  });
  const others = left.values();
  return kept.map((offer) => offer ?? others.next().value ?? null);
}

/** The first offer of each badge, then the second of each, and so on. */
function inTurns(offers: readonly TitleOffer[]): TitleOffer[] {
  const byBadge = [...Map.groupBy(offers, ({ of }) => of).values()];
  const longest = Math.max(0, ...byBadge.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => byBadge.flatMap((list) => list[at] ?? [])).flat();
}
