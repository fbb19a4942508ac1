import type { WorkExperience } from '#mongo/models/candidate.ts';

/**
 * Parts a work history (newest first, as written) into current and previous jobs. Current are those marked ongoing;
 * where none is, the first without an end date; where there is none either, all are previous.
 */
export function currentJobs(history: readonly WorkExperience[]): {
  current: WorkExperience[];
  previous: WorkExperience[];
} {
  let isCurrent = (job: WorkExperience): boolean => job.isOngoing;
  if (!history.some(isCurrent)) {
    const open = history.find((job) => !job.periodTo);
    isCurrent = (job) => job === open;
  }
  return { current: history.filter(isCurrent), previous: history.filter((job) => !isCurrent(job)) };
}
