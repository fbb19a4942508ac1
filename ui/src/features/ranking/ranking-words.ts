import { changedKinds, type RankingWeights, rankingKinds } from '#domain/ranking/ranking-kinds.ts';

/** `Titles 1 → 0.5, Skills 1 → 2`; '' if nothing changes. */
export const weightChanges = (from: RankingWeights, to: RankingWeights): string =>
  changedKinds(from, to)
    .map((kind) => `${rankingKinds[kind].label} ${from[kind]} → ${to[kind]}`)
    .join(', ');

/** `Titles 0.5, Skills 2`: what differs from the default. */
export function differences(weights: RankingWeights, defaults: RankingWeights): string {
  const kinds = changedKinds(defaults, weights);
  return kinds.length === 0
    ? 'As the default'
    : kinds.map((kind) => `${rankingKinds[kind].label} ${weights[kind]}`).join(', ');
}

export const versionName = (number: number): string => (number === 0 ? 'the default' : `version ${number}`);

/** 0.9731 → `0.973`; 1 only for rankings that are the same. */
export const overlapText = (overlap: number): string =>
  overlap === 1 ? '1' : (Math.floor(overlap * 1000) / 1000).toFixed(3);

/** The number of places that somebody moved: `↑ 3`, `↓ 12`, `↑ over 80`. Unknown places lie below the first 100. */
export function moveText({ from, to }: { from: number | null; to: number | null }): string {
  if (from !== null && to !== null) return `${to < from ? '↑' : '↓'} ${Math.abs(from - to)}`;
  return from === null ? `↑ over ${100 - (to ?? 100)}` : `↓ over ${100 - from}`;
}
