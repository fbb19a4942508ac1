import type { CandidateProfile } from '#api/candidates/contract.ts';

/** What every tab of a job seeker gets. */
export interface TabProps {
  candidate: CandidateProfile;
  /** See /fetch-profile-data. */
  versions: Readonly<Record<string, string>>;
}
