import type { BadgeWeight } from '#domain/filters/badge-groups.ts';

/** What the parts of a match add to a candidate's score, against each other. Changes take effect at once. */
export interface RankingWeights {
  /** The words stand anywhere in the profile or resume: more wishes met, higher rank. */
  base: number;
  /** They stand in the profile and not in the resume alone. */
  profile: number;
  /** Times the evidence of titles, 0 to 1. */
  title: number;
  /** Times the evidence of skills, 0 to 1. */
  skill: number;
  /** They name the candidate: list search. */
  identity: number;
  /** An employer asked for is the current one; a former one counts `base`. */
  currentEmployer: number;
  /** A mandatory wish against an optional one. */
  mandatory: number;
  /** The evidence of a synonym or plural against that of the word as written. */
  variant: number;
}

export const rankingWeights: RankingWeights = {
  base: 0.1,
  profile: 0.1,
  title: 1,
  skill: 1,
  identity: 4,
  currentEmployer: 1,
  mandatory: 2,
  variant: 0.9,
};

/** A badge's weight multiplies everything that it adds to the score. */
export const badgeWeights: Record<BadgeWeight, number> = {
  /** Two badges of low weight count as one: nice to have, it decides among candidates that are otherwise close. */
  low: 0.5,
  /** A search without weights has the order that it had before there were any. */
  normal: 1,
  /** As much as mandatory against optional: years in it outweigh the same years in another badge. */
  high: 2,
};
