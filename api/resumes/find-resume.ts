import { Types } from 'mongoose';
import { NO_RESUME_MESSAGE } from '#api/contract/resume.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';

type Owner = Pick<CandidateRecord, '_id' | 'resumeId' | 'resumeVersions'>;

/** The ids of every resume that a candidate has or had, oldest first. */
export function resumeIdsOf({ resumeId, resumeVersions = [] }: Owner): Types.ObjectId[] {
  const all = [...resumeVersions, ...(resumeId ? [resumeId] : [])];
  return [...new Map(all.map((id) => [String(id), id])).values()];
}

/**
 * One of a candidate's resumes, with the fields asked for: the newest, or the one whose id is given. Throws 404 where
 * there is none, or the one asked for is another candidate's.
 */
export async function findResume<Field extends keyof ResumeRecord>(
  mongo: Mongo,
  candidate: Owner,
  version: string | undefined,
  fields: readonly Field[],
): Promise<Pick<ResumeRecord, Field>> {
  const id = version === undefined ? candidate.resumeId : new Types.ObjectId(version);
  const projection = Object.fromEntries([...fields, 'candidate', 'deleted'].map((field) => [field, 1]));
  // the driver itself: mongoose would copy the bytes
  const found = id && (await mongo.resumes.collection.findOne({ _id: id }, { promoteBuffers: true, projection }));
  if (!found || found.deleted || String(found.candidate) !== String(candidate._id)) {
    throw new ApiError(404, NO_RESUME_MESSAGE);
  }
  return found as unknown as Pick<ResumeRecord, Field>;
}
