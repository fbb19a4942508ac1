import type { CandidateProfile } from '#api/contract/candidate-profile.ts';

/** What every tab of a job seeker gets. */
export interface TabProps {
  candidate: CandidateProfile;
  /** See /fetch-profile-data. */
  versions: Readonly<Record<string, string>>;
}
