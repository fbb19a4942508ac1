import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { checkResume } from '#api/resumes/check-resume.ts';
import { resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { shownName } from '#mongo/files/shown-name.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

export interface NewResume {
  candidate: Pick<CandidateRecord, '_id' | 'resumeId'>;
  bytes: Buffer;
  /** As the sender named it; kept to be shown, never used as a path. */
  fileName: string;
  uploadedBy: { _id: string; name: string };
}

/**
 * Makes a file the candidate's newest resume; the former one stays as an earlier version. Its text follows within
 * seconds, from the indexer. Throws what checkResume throws, and 404 where the candidate has just been removed.
 */
export async function storeResume(
  { changes, now }: Pick<Dependencies, 'changes' | 'now'>,
  { candidate, bytes, fileName, uploadedBy }: NewResume,
): Promise<Types.ObjectId> {
  const kind = checkResume(bytes);
  const _id = new Types.ObjectId();
  const uploadedAt = now();
  await changes.resumes.insert([
    {
      _id,
      candidate: candidate._id,
      fileName: shownName(fileName, `resume.${kind}`),
      contentType: resumeMediaTypes[kind],
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      textState: 'pending',
      uploadedAt,
      uploadedBy: new Types.ObjectId(uploadedBy._id),
    },
  ]);
  // added, not set: two uploads at once must not lose each other
  const versions = candidate.resumeId ? [candidate.resumeId, _id] : [_id];
  const updated = await changes.candidates.update(candidate._id, {
    $set: {
      resumeAvailable: true,
      resumeId: _id,
      resumeLink: `resumes/${_id}.${kind}`,
      newResumeUploadOn: uploadedAt,
      updatedOn: uploadedAt,
      updatedBy: uploadedBy.name,
    },
    $addToSet: { resumeVersions: { $each: versions } },
  });
  if (updated) return _id;
  await changes.resumes.remove(_id);
  throw new ApiError(404, 'Candidate not found.');
}
