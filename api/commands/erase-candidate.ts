import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { removePicture } from '#api/profile/pictures.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/**
 * Takes a candidate out for good: photo, resumes, contact keys, comments, counts, looks and places on shortlists, then the
 * record itself, which leaves the index within a minute. Doing it again changes nothing.
 */
export async function eraseCandidate(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  _id: Types.ObjectId,
): Promise<void> {
  const { mongo, changes } = deps;
  const record = await mongo.candidates
    .findOne({ _id }, { resumeId: 1, resumeVersions: 1, profilePicLink: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'resumeId' | 'resumeVersions' | 'profilePicLink'>>();
  for (const resume of record ? resumeIdsOf(record) : []) await changes.resumes.remove(resume);
  if (record?.profilePicLink) await removePicture(deps, record.profilePicLink);
  await mongo.candidateContacts.deleteMany({ candidate: _id });
  await mongo.comments.deleteMany({ candidateId: _id });
  await mongo.candidateCounters.deleteOne({ _id });
  await mongo.viewHistory.deleteMany({ candidateId: _id });
  await mongo.applications.deleteMany({ candidate: _id });
  await mongo.shortlists.updateMany({ candidates: _id }, { $pull: { candidates: _id } });
  await changes.candidates.remove(_id);
}
