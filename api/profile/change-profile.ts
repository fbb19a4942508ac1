import { setTimeout as pause } from 'node:timers/promises';
import { Types, type UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { presentCandidateProfile } from '#api/candidates/present-candidate-profile.ts';
import { STALE_MESSAGE } from '#api/http/contract/fields.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { versionOf } from '#api/http/version-of.ts';
import { canForAny } from '#domain/permissions.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { keepingFormerNames } from '#mongo/identity/former-names.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { personalsOf } from './contract/personals.ts';
import { preferencesOf } from './contract/preferences.ts';
import { type SectionProblem, sectionProblems } from './contract/rules.ts';
import { entryKinds } from './entry-kinds.ts';
import { openSideEffects, type SideEffects } from './side-effects.ts';

/** The account whose profile a call concerns: the caller's own, or the one that an admin names. */
export const profileOwner = ({ user }: Session, userId: string | null | undefined): string =>
  canForAny(user, 'profile.edit') ? (userId ?? user._id) : user._id;

/** Finds that account's candidate record. Throws 404 if it has none. */
export async function findOwnProfile(mongo: Mongo, owner: string): Promise<CandidateRecord> {
  const record = await mongo.candidates.findOne({ user: new Types.ObjectId(owner) }).lean<CandidateRecord>();
  if (!record || record.deleted) throw new ApiError(404, 'Candidate not found.');
  return record;
}

/** Of ten concurrent saves the last one needs ten attempts. */
const TRIES = 20;
/** Random pauses spread conflicting writers. */
const PAUSE_MS = 40;

/** The profile from which a change is computed; the write fails if it has changed since. */
interface ReadProfile {
  record: CandidateRecord;
  profile: CandidateProfile;
  /** For whatever the change stores outside the record. */
  sideEffects: SideEffects;
}

/**
 * Writes the update returned by `change` to the profile of the session's account (or the one an admin names); returns
 * the resulting profile. `change` runs again if the profile was changed since it was read, at most 20 times. Throws 404
 * if there is none, Conflict (409) after the last attempt.
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
    // after any other error the write may have happened; unused files are swept later
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
      // merged into another record, which the next read finds, or removed
      if (tries === TRIES) throw new ApiError(404, 'Candidate not found.');
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
    await pause(Math.random() * PAUSE_MS);
  }
}

/** Throws 409 if the given version is not that of the stored content. */
export function refuseStale(version: string | null | undefined, stored: object): void {
  if (version && version !== versionOf(stored)) throw new ApiError(409, STALE_MESSAGE);
}

/** Maps `personals`, `preferences` and each entry's id to its version. */
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

/** Throws 400 with `errors: [{field, message}]` if a section breaks its rules; `more` adds further problems. */
export function refuseProblems(
  rules: z.ZodType,
  values: object,
  stored: object | null,
  more: SectionProblem[] = [],
): void {
  const problems = [...sectionProblems(rules, values, stored), ...more];
  if (problems.length === 0) return;
  const messages = [...new Set(problems.map(({ message }) => message))];
  throw new ApiError(400, messages.slice(0, 3).join(' '), { errors: problems.slice(0, 50) });
}
