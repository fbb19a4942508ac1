import type { RankingKind, RankingWeights } from '#domain/ranking/ranking-kinds.ts';

/** Searches that a replay runs at most: the newest ones. */
export const REPLAYED_SEARCHES = 1_000;
/** Candidates of each search whose order is compared. */
export const COMPARED_PLACES = 20;
/** How far down the places of those who moved are known. */
export const KNOWN_PLACES = 100;

/** Input of the task `replay-ranking`. */
export interface ReplayInput {
  /** The number of the published version. */
  version: number;
  published: RankingWeights;
  draft: RankingWeights;
}

/** A candidate whose place differs; null where it is below the places that are known. */
export interface RankMove {
  /** The candidate's `_id` as hex digits. */
  candidate: string;
  from: number | null;
  to: number | null;
  /** The kind whose weight alone moves the candidate furthest the same way; null if only several together do. */
  because: RankingKind | null;
}

/** One of the searches that changed most. By its key alone: the filter may name a person and is erased where it is. */
export interface ReplayedSearch {
  from: 'history' | 'saved';
  key: string;
  overlap: number;
  moves: RankMove[];
}

/** Result of the task. Its checkpoint contains the searches that changed most, which the task's page never receives. */
export interface ReplayResult extends Record<string, unknown> {
  searches: number;
  /** Searches whose first 20 differ in any place. */
  changed: number;
  /** Searches that could not be run: too slow, or no longer valid. */
  skipped: number;
  /** The mean rank-biased overlap of all searches that ran, 0 to 1. */
  overlap: number;
  /** The number of changed searches by overlap: at least .95, at least .8, and less. */
  slightly: number;
  noticeably: number;
  strongly: number;
}

export interface ReplayCheckpoint extends Record<string, unknown> {
  most: ReplayedSearch[];
}
