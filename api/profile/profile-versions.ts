import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { personalsOf } from '#api/contract/profile/personals.ts';
import { preferencesOf } from '#api/contract/profile/preferences.ts';
import { versionOf } from '#api/version-of.ts';
import { entryKinds } from './entry-kinds.ts';

/** `personals`, `preferences` and each entry's id → its version. */
export function profileVersions(profile: CandidateProfile): Record<string, string> {
  const entries = entryKinds.flatMap((kind) =>
    kind.read(profile).map(({ _id, values }) => [_id, versionOf(values)] as const),
  );
  return {
    personals: versionOf(personalsOf(profile)),
    preferences: versionOf(preferencesOf(profile)),
    ...Object.fromEntries(entries),
  };
}
