import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { leaveGroups } from '#api/candidates/leave-groups.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { removePicture } from '#api/profile/side-effects.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import { fieldsOfChoice } from '#domain/candidate-fields.ts';
import { MOST_CORRECTIONS } from '#domain/corrections.ts';
import type { CommandKind } from '#mongo/commands/run-commands.ts';
import { type Counts, countsOf, moveCounts, movePlannedCounts } from '#mongo/dependents/move-dependent.ts';
import { fullNames } from '#mongo/identity/former-names.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { type MergeField, mergeFields } from './contract.ts';

interface Merge {
  /** Ids, 24 hex digits. */
  keep: string;
  other: string;
  /** The fields that the kept candidate takes over from the other. */
  take: readonly MergeField[];
  /** The admin. */
  by: string;
}

interface MergePlan {
  keep: Types.ObjectId;
  other: Types.ObjectId;
  by: Types.ObjectId;
  /** The account that moves over with the other candidate, or null. */
  user: Types.ObjectId | null;
  set: Record<string, unknown>;
  unset: Record<string, ''>;
  /** All resumes of the other candidate. */
  resumes: Types.ObjectId[];
  /** The link of the photo that is no longer used, or null. */
  unusedPhoto: string | null;
  applicantID: string;
  /** The other candidate's counts of views and comments. */
  counts: Counts;
}

/** Merges two candidates; returns the number of the kept one. Throws 404, 409 and Conflict as its contract says. */
export function mergePair({ commands }: Dependencies, merge: Merge): Promise<{ applicantID: string }> {
  return commands.run(mergeCommand, merge);
}

export const mergeCommand: CommandKind<Merge, MergePlan, { applicantID: string }> = {
  name: 'merge-candidates',

  async plan({ mongo }, claims, { take, by, ...ids }) {
    const found = await Promise.all([findCandidate(mongo, ids.keep), findCandidate(mongo, ids.other)]);
    // an account has one candidate: no sign-in may create another while the account is being moved
    await claims.take(
      'users',
      found.flatMap(({ user }) => user ?? []),
    );
    await claims.take(
      'candidates',
      found.map(({ _id }) => _id),
    );
    const [keep, other] = await Promise.all([findCandidate(mongo, ids.keep), findCandidate(mongo, ids.other)]);
    // one of them has already been merged into the other
    if (keep._id.equals(other._id)) throw new ApiError(404, 'Candidate not found.');
    // merged into a third or taken over by an account since it was first read: that record is not claimed
    const isAsFound = (record: CandidateRecord) =>
      found.some(({ _id, user }) => _id.equals(record._id) && String(user) === String(record.user));
    if (!isAsFound(keep) || !isAsFound(other))
      throw new ApiError(409, 'One of them has just changed. Please try again.');
    if (keep.user && other.user) {
      throw new ApiError(409, 'Both have an account. Delete the account that is no longer used first.');
    }
    const fields = mergedFields(other, take);
    const set: Record<string, unknown> = {
      ...fields.$set,
      ...photoOf(keep, other, take),
      ...resumesOf(keep, other, take),
      ...(other.user && { user: other.user }),
    };
    const names = bothNames(keep, other);
    // texts may use either name: an erasure searches for all
    if (names.length > 1) set.formerNames = names;
    if (other.corrections) set.corrections = bothCorrections(keep, other);
    return {
      keep: keep._id,
      other: other._id,
      by: new Types.ObjectId(by),
      user: other.user ?? null,
      set,
      unset: fields.$unset,
      resumes: resumeIdsOf(other),
      unusedPhoto: ('profilePicLink' in set ? keep.profilePicLink : other.profilePicLink) ?? null,
      applicantID: keep.applicantID,
      counts: countsOf(await mongo.candidateCounters.findOne({ _id: other._id }).lean()),
    };
  },

  async perform({ mongo, changes, command, begunAt }, plan) {
    const { keep, other, user, by } = plan;
    await mongo.mergedCandidates.updateOne(
      { _id: other },
      { $set: { into: keep, at: begunAt, by, ...(user && { user }) } },
      { upsert: true },
    );
    // remove the other first: anything added to it from now on is moved to the kept one
    await changes.candidates.remove(other, { command });
    await movePlannedCounts(mongo, { from: other, to: keep, counts: plan.counts, command });
    await moveAttached({ mongo, changes }, plan);
    await changes.candidates.update(
      keep,
      {
        $set: { ...plan.set, updatedOn: begunAt },
        ...(Object.keys(plan.unset).length > 0 && { $unset: plan.unset }),
      },
      { command, release: true },
    );
    await moveAttached({ mongo, changes }, plan);
    if (plan.unusedPhoto) await removePicture({ mongo }, plan.unusedPhoto);
    await mongo.distinctPairs.deleteMany({ candidates: other });
    await leaveGroups(mongo, other);
    return { applicantID: plan.applicantID };
  },
};

/** Photo and resume are files and handled separately. */
const FILES: readonly MergeField[] = ['photo', 'resume'];

interface FieldsUpdate {
  $set: Record<string, unknown>;
  $unset: Record<string, ''>;
}

/** The fields that a record takes over from the other; a field missing there is cleared. */
function mergedFields(other: CandidateRecord, take: readonly MergeField[]): FieldsUpdate {
  const update: FieldsUpdate = { $set: {}, $unset: {} };
  for (const choice of mergeFields.filter((field) => take.includes(field))) {
    for (const field of FILES.includes(choice) ? [] : fieldsOfChoice(choice)) {
      if (other[field] === undefined) update.$unset[field] = '';
      else update.$set[field] = other[field];
    }
  }
  return update;
}

interface Moved {
  /** The candidate that is removed. */
  other: Types.ObjectId;
  keep: Types.ObjectId;
  /** All resumes of the other candidate. */
  resumes: readonly Types.ObjectId[];
}

/**
 * Moves what other collections have of the removed candidate to the kept one: comments, views, applications, contact
 * keys, counts, list and alert entries, and resumes. Idempotent.
 */
async function moveAttached(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  { other: _id, keep, resumes }: Moved,
): Promise<void> {
  for (const resume of resumes) await changes.resumes.update(resume, { $set: { candidate: keep } });
  await mongo.mergedCandidates.updateMany({ into: _id }, { $set: { into: keep } });
  await mongo.candidateContacts.updateMany({ candidate: _id }, { $set: { candidate: keep } });
  await mongo.comments.updateMany({ candidateId: _id }, { $set: { candidateId: keep } });
  await mongo.viewHistory.updateMany({ candidateId: _id }, { $set: { candidateId: keep } });
  await mongo.applications.updateMany({ candidate: _id }, { $set: { candidate: keep } });
  for (const [collection, field] of [
    [mongo.shortlists, 'candidates'],
    [mongo.searchWatches, 'known'],
    [mongo.searchWatches, 'news.candidates'],
  ] as const) {
    // uses the driver directly: the two models have no common type
    await collection.collection.updateMany({ [field]: _id }, { $addToSet: { [field]: keep } });
    await collection.collection.updateMany({ [field]: _id }, { $pull: { [field]: _id } } as object);
  }
  await moveCounts({ mongo }, _id, keep);
}

const bothNames = (...records: CandidateRecord[]): string[] => [
  ...new Set(records.flatMap((record) => [...(record.formerNames ?? []), ...fullNames(record)])),
];

const bothCorrections = (...records: CandidateRecord[]) =>
  records
    .flatMap(({ corrections = [] }) => corrections)
    .toSorted((one, next) => one.at.getTime() - next.at.getTime())
    .slice(-MOST_CORRECTIONS);

/** A photo's link contains its owner's id; the file stays the same. */
function photoOf(keep: CandidateRecord, { _id, profilePicLink }: CandidateRecord, take: readonly MergeField[]) {
  if (!profilePicLink || (keep.profilePicLink && !take.includes('photo'))) return {};
  return { profilePicLink: profilePicLink.replace(String(_id), String(keep._id)) };
}

/** All versions of both. The current one is that of the chosen candidate, or of the only one that has a resume. */
function resumesOf(keep: CandidateRecord, other: CandidateRecord, take: readonly MergeField[]) {
  if (!other.resumeId) return {};
  const isOthers = !keep.resumeId || take.includes('resume');
  const [former, current] = isOthers ? [keep, other] : [other, keep];
  const { resumeAvailable, resumeId, resumeLink, newResumeUploadOn } = current;
  return {
    resumeVersions: [...resumeIdsOf(former), ...resumeIdsOf(current)],
    ...(isOthers && { resumeAvailable, resumeId, resumeLink, newResumeUploadOn }),
  };
}
