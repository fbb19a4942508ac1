import type { UpdateQuery } from 'mongoose';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { STALE_MESSAGE } from '#api/contract/profile/owner.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { holdRecord } from '#api/hold-record.ts';
import { presentCandidateProfile } from '#api/presenters/present-candidate-profile.ts';
import { findOwnProfile, profileOwner } from '#api/profile/find-own-profile.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { versionOf } from '#api/version-of.ts';
import { keepingFormerNames } from '#mongo/former-names.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** What a change sees: the profile as it stands, held so that nobody else changes it meanwhile. */
export interface HeldProfile {
  record: CandidateRecord;
  profile: CandidateProfile;
}

/**
 * Writes what `change` gives, or does by itself and gives null, to the profile of the session's account (an admin
 * names one); gives it as it stands then. Throws 404 where there is none, 409 where a save elsewhere doesn't end.
 */
export async function changeProfile(
  deps: Dependencies,
  session: Session,
  userId: string | null | undefined,
  change: (held: HeldProfile) => Promise<UpdateQuery<CandidateRecord>>,
): Promise<CandidateProfile> {
  const { mongo, changes, now } = deps;
  const owner = profileOwner(session, userId);
  const read = async () => {
    const record = await findOwnProfile(mongo, owner);
    const counters = await mongo.candidateCounters.findOne({ _id: record._id }).lean();
    return { record, profile: presentCandidateProfile(record, counters ?? undefined, now()) };
  };
  const { _id } = await findOwnProfile(mongo, owner);
  return holdRecord(deps, _id, async () => {
    const before = await read();
    const update = keepingFormerNames(before.record, await change(before));
    const by = { updatedOn: now(), updatedBy: fullName(session.user) };
    const written = await changes.candidates.update(_id, { ...update, $set: { ...update.$set, ...by } });
    if (!written) throw new ApiError(404, 'Candidate not found.');
    return (await read()).profile;
  });
}

/** Throws 409 where a version is given that is not the stored content's. */
export function refuseStale(version: string | null | undefined, stored: object): void {
  if (version && version !== versionOf(stored)) throw new ApiError(409, STALE_MESSAGE);
}
