import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { hasMacros } from '#mongo/files/macros.ts';
import { isEncryptedOffice, type ResumeKind, resumeKind, resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { shownName } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { RESUME_KIND_MESSAGE, RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from './contract.ts';

/**
 * Detects an uploaded resume's type from its bytes. Throws 413 over 2 MB, 415 for anything other than PDF or DOCX and
 * for documents with macros. Does not open the file: the indexer detects damage when it reads the text.
 */
export function checkResume(bytes: Buffer): Exclude<ResumeKind, 'doc'> {
  if (bytes.length > RESUME_MAX_BYTES) throw new ApiError(413, RESUME_SIZE_MESSAGE);
  if (bytes.length === 0) throw new ApiError(415, `The file is empty. ${RESUME_KIND_MESSAGE}`);
  const kind = resumeKind(bytes);
  if (kind === 'doc' && isEncryptedOffice(bytes)) {
    throw new ApiError(415, `The file is protected by a password. ${RESUME_KIND_MESSAGE}`);
  }
  if (kind === null || kind === 'doc') throw new ApiError(415, RESUME_KIND_MESSAGE);
  if (hasMacros(bytes)) throw new ApiError(415, 'Documents with macros are not allowed.');
  return kind;
}

export interface NewResume {
  candidate: Pick<CandidateRecord, '_id' | 'resumeId'>;
  bytes: Buffer;
  /** The client's file name; for display, never used as a path. */
  fileName: string;
  uploadedBy: { _id: string; name: string };
}

/** A stored resume that is not linked to a candidate yet. */
interface UnlinkedResume {
  _id: Types.ObjectId;
  /** Links it as the newest resume of the candidate it was stored for. */
  link: {
    $set: Pick<CandidateRecord, 'resumeAvailable' | 'resumeId' | 'resumeLink' | 'newResumeUploadOn'>;
    $addToSet: { resumeVersions: { $each: Types.ObjectId[] } };
  };
}

type ResumeDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/**
 * Makes a file the candidate's newest resume; the former one stays as an earlier version. The indexer extracts its text
 * within seconds. If the candidate is merged concurrently, the resume moves to the kept one. Throws what checkResume
 * throws, and 404 if the candidate is removed concurrently.
 */
export async function storeResume(deps: ResumeDependencies, resume: NewResume): Promise<Types.ObjectId> {
  const { changes, now } = deps;
  const { candidate, uploadedBy } = resume;
  const { _id, link } = await insertResume(deps, resume);
  const by = { updatedOn: now(), updatedBy: uploadedBy.name };
  const update = { ...link, $set: { ...link.$set, ...by } };
  if (await changes.candidates.update(candidate._id, update)) return _id;
  const kept = await afterCreating(deps, 'resumes', { _id, owner: candidate._id });
  if (kept) {
    // the kept candidate's current resume becomes a version too: it may not be listed as one yet
    const former = await deps.mongo.candidates.findOne({ _id: kept }, { resumeId: 1 }).lean<CandidateRecord>();
    const $addToSet = { resumeVersions: { $each: versionsOf(former?.resumeId, _id) } };
    if (await changes.candidates.update(kept, { ...update, $addToSet })) return _id;
  }
  await discardResume(deps, _id);
  throw new ApiError(404, 'Candidate not found.');
}

/** Stores a resume; the caller links it to the candidate or discards it. Throws what checkResume throws. */
export async function insertResume(
  { changes, now }: ResumeDependencies,
  { candidate, bytes, fileName, uploadedBy }: NewResume,
): Promise<UnlinkedResume> {
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
  return {
    _id,
    link: {
      $set: {
        resumeAvailable: true,
        resumeId: _id,
        resumeLink: `resumes/${_id}.${kind}`,
        newResumeUploadOn: uploadedAt,
      },
      // added, not set, so that concurrent uploads don't overwrite each other
      $addToSet: { resumeVersions: { $each: versionsOf(candidate.resumeId, _id) } },
    },
  };
}

/** The versions that a new resume adds: itself, and the one that was current until then. */
export const versionsOf = (former: Types.ObjectId | undefined, newest: Types.ObjectId): Types.ObjectId[] =>
  former ? [former, newest] : [newest];

export const discardResume = ({ changes }: Pick<Dependencies, 'changes'>, _id: Types.ObjectId) =>
  changes.resumes.remove(_id);
