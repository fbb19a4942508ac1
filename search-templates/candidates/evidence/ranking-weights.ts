import type { BadgeWeight } from '#domain/filters/badge-groups.ts';

export { type RankingWeights, rankingWeights } from '#domain/ranking/ranking-kinds.ts';

/** A badge's weight multiplies everything that it adds to the score. */
export const badgeWeights: Record<BadgeWeight, number> = {
  /** Two badges of low weight count as one: nice to have, it decides among candidates that are otherwise close. */
  low: 0.5,
  /** A search without weights has the order that it had before there were any. */
  normal: 1,
  /** As much as mandatory against optional: years in it outweigh the same years in another badge. */
  high: 2,
};
