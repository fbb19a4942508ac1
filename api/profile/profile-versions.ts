import { createHash } from 'node:crypto';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { personalsOf } from '#api/contract/profile/personals.ts';
import { preferencesOf } from '#api/contract/profile/preferences.ts';
import { entryKinds } from './entry-kinds.ts';

/** The version of a section or an entry: another for every other content. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);

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
