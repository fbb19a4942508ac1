import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';

/** A candidate's counts under their wire names; all 0 where nobody has looked yet. */
export function presentCounts(counters: CandidateCounterRecord | undefined) {
  return {
    profileViewCount: counters?.profileViews ?? 0,
    resumeViewCount: counters?.resumeViews ?? 0,
    resumeDownloadCount: counters?.resumeDownloads ?? 0,
    commentCount: counters?.comments ?? 0,
  };
}
