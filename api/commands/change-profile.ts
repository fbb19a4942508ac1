import { setTimeout as pause } from 'node:timers/promises';
import type { UpdateQuery } from 'mongoose';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { STALE_MESSAGE } from '#api/contract/fields/version.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { presentCandidateProfile } from '#api/presenters/present-candidate-profile.ts';
import { findOwnProfile, profileOwner } from '#api/profile/find-own-profile.ts';
import { openSideEffects, type SideEffects } from '#api/profile/side-effects.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { versionOf } from '#api/version-of.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { keepingFormerNames } from '#mongo/former-names.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** Of ten saves at once the last one needs ten. */
const TRIES = 20;
/** Writers that met each other come back at different times. */
const PAUSE_MS = 40;

/** The profile that a change is computed from; the write fails where it has changed since. */
export interface ReadProfile {
  record: CandidateRecord;
  profile: CandidateProfile;
  /** For what the change stores outside the record. */
  sideEffects: SideEffects;
}

/**
 * Writes what `change` gives to the profile of the session's account (an admin names one); gives the profile as it
 * stands then. `change` runs again where the profile was changed since it was read, at most 20 times. Throws 404 where
 * there is none, Conflict (409) where other saves were always quicker.
 */
export async function changeProfile(
  deps: Dependencies,
  session: Session,
  userId: string | null | undefined,
  change: (read: ReadProfile) => Promise<UpdateQuery<CandidateRecord>>,
): Promise<CandidateProfile> {
  const { mongo, now } = deps;
  const owner = profileOwner(session, userId);
  const read = async () => {
    const record = await findOwnProfile(mongo, owner);
    const counters = await mongo.candidateCounters.findOne({ _id: record._id }).lean();
    return { record, profile: presentCandidateProfile(record, counters ?? undefined, now()) };
  };
  const sideEffects = openSideEffects();
  try {
    await writeOptimistically(deps, session, async () => {
      const found = await read();
      await sideEffects.ofRecord(found.record._id);
      return {
        record: found.record,
        update: keepingFormerNames(found.record, await change({ ...found, sideEffects })),
      };
    });
  } catch (error) {
    // after any other error the write may have happened; what was stored for nothing is swept
    if (error instanceof ApiError || error instanceof Conflict) await sideEffects.undo();
    throw error;
  }
  return (await read()).profile;
}

async function writeOptimistically(
  { changes, now }: Dependencies,
  session: Session,
  compute: () => Promise<{ record: CandidateRecord; update: UpdateQuery<CandidateRecord> }>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { record, update } = await compute();
    const by = { updatedOn: now(), updatedBy: fullName(session.user) };
    try {
      const whole = { ...update, $set: { ...update.$set, ...by } };
      const written = await changes.candidates.update(record._id, whole, { expected: record.revision });
      if (written) return;
      // merged into another record, which the next reading finds, or removed
      if (tries === TRIES) throw new ApiError(404, 'Candidate not found.');
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
    await pause(Math.random() * PAUSE_MS);
  }
}

/** Throws 409 where a version is given that is not the stored content's. */
export function refuseStale(version: string | null | undefined, stored: object): void {
  if (version && version !== versionOf(stored)) throw new ApiError(409, STALE_MESSAGE);
}
