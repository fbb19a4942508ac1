import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import type { MergeField } from '#api/contract/merge-fields.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { leaveGroups } from '#api/duplicates/leave-groups.ts';
import { mergedFields } from '#api/duplicates/merged-fields.ts';
import { moveAttached } from '#api/duplicates/move-attached.ts';
import { ApiError } from '#api/errors.ts';
import { removePicture } from '#api/profile/pictures.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

export interface Merge {
  /** Ids, 24 hex digits. */
  keep: string;
  other: string;
  /** What the one kept takes over of the other. */
  take: readonly MergeField[];
  /** The admin. */
  by: string;
}

/**
 * Makes one candidate of two; gives the one kept. First it is written down that the other's id leads to it, last the
 * other goes: a merge that broke off is finished by asking again. Throws 404 and 409 as its contract says.
 */
export async function mergeCandidates(deps: Dependencies, { take, by, ...ids }: Merge): Promise<CandidateRecord> {
  const { mongo, changes, now } = deps;
  const [keep, other] = await Promise.all([findCandidate(mongo, ids.keep), findCandidate(mongo, ids.other)]);
  // one of them has been merged into the other already
  if (keep._id.equals(other._id)) throw new ApiError(404, 'Candidate not found.');
  if (keep.user && other.user) {
    throw new ApiError(409, 'Both have an account. Delete the account that is no longer used first.');
  }
  const begun = await mongo.mergedCandidates.findOne({ _id: other._id }).lean();
  const user = other.user ?? begun?.user;
  await mongo.mergedCandidates.updateOne(
    { _id: other._id },
    { $set: { into: keep._id, at: now(), by: new Types.ObjectId(by), ...(user && { user }) } },
    { upsert: true },
  );
  await moveAttached(deps, other, keep._id);
  // an account has one candidate: the other gives it up first
  if (other.user) await changes.candidates.update(other._id, { $unset: { user: '' } });
  const fields = mergedFields(other, take);
  const set = { ...fields.$set, ...photoOf(keep, other, take), ...resumesOf(keep, other, take), ...(user && { user }) };
  await changes.candidates.update(keep._id, {
    $set: { ...set, updatedOn: now() },
    ...(Object.keys(fields.$unset).length > 0 && { $unset: fields.$unset }),
  });
  const unused = 'profilePicLink' in set ? keep.profilePicLink : other.profilePicLink;
  if (unused) await removePicture(deps, unused);
  await changes.candidates.remove(other._id);
  await moveAttached(deps, other, keep._id);
  await mongo.distinctPairs.deleteMany({ candidates: other._id });
  await leaveGroups(mongo, other._id);
  return keep;
}

/** A photo's link names whose it is; the file is the same. */
function photoOf(keep: CandidateRecord, { _id, profilePicLink }: CandidateRecord, take: readonly MergeField[]) {
  if (!profilePicLink || (keep.profilePicLink && !take.includes('photo'))) return {};
  return { profilePicLink: profilePicLink.replace(String(_id), String(keep._id)) };
}

/** Every version of both; the newest one is the chosen candidate's, or whosoever has one. */
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
