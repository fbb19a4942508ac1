import type { RankingKind } from '#domain/ranking/ranking-kinds.ts';
import { COMPARED_PLACES, KNOWN_PLACES, type RankMove } from '#mongo/models/ranking-replay.ts';

/** The ids of a search's first KNOWN_PLACES candidates, best first. */
type Ranking = readonly string[];

export interface Rankings {
  published: Ranking;
  draft: Ranking;
  /** For each changed kind: published weights, but this kind's weight from the draft. */
  alone: ReadonlyMap<RankingKind, Ranking>;
}

/** More than that explain nothing further: the ones below were pushed by those above. */
const MOST_MOVES = 8;

/** The candidates among the first places of either ranking whose place differs, those that moved furthest first. */
export function rankMoves({ published, draft, alone }: Rankings): RankMove[] {
  const before = placesOf(published);
  const after = placesOf(draft);
  const first = new Set([...published.slice(0, COMPARED_PLACES), ...draft.slice(0, COMPARED_PLACES)]);
  return [...first]
    .map((candidate) => ({ candidate, from: before.of(candidate), to: after.of(candidate) }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => distance(other) - distance(one) || best(one) - best(other) || one.to - other.to)
    .slice(0, MOST_MOVES)
    .map(({ candidate, from, to }) => ({
      candidate,
      from: known(from),
      to: known(to),
      because: reasonFor({ from, to }, (kind) => placesOf(alone.get(kind) ?? []).of(candidate), [...alone.keys()]),
    }));
}

const BEYOND = KNOWN_PLACES + 1;

interface Move {
  from: number;
  to: number;
}

const known = (place: number): number | null => (place === BEYOND ? null : place);
const distance = ({ from, to }: Move): number => Math.abs(from - to);
const best = ({ from, to }: Move): number => Math.min(from, to);

function placesOf(ranking: Ranking): { of(candidate: string): number } {
  const places = new Map(ranking.map((candidate, at) => [candidate, at + 1]));
  return { of: (candidate) => places.get(candidate) ?? BEYOND };
}

/** The only changed kind, or the one that alone moves the candidate furthest in the direction of the whole change. */
function reasonFor(
  { from, to }: Move,
  placeBy: (kind: RankingKind) => number,
  kinds: readonly RankingKind[],
): RankingKind | null {
  if (kinds.length === 1) return kinds[0] ?? null;
  const direction = Math.sign(from - to);
  const moved = kinds
    .map((kind) => ({ kind, by: direction * (from - placeBy(kind)) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by);
  return moved[0]?.kind ?? null;
}
