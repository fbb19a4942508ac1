import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';
import { canFor } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import { NO_RESUME_MESSAGE } from './contract.ts';

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

/** A resume without its bytes and text. */
export type ResumeEntry = Omit<ResumeRecord, 'bytes' | 'text'>;

/** Every resume that a candidate has or had, the newest first. */
export async function listResumes(
  mongo: Mongo,
  candidate: Pick<CandidateRecord, '_id' | 'resumeId' | 'resumeVersions'>,
): Promise<ResumeEntry[]> {
  const found = await mongo.resumes
    .find({ _id: { $in: resumeIdsOf(candidate) } }, { bytes: 0, text: 0 })
    .lean<ResumeEntry[]>();
  return found
    .filter((resume) => !resume.deleted && String(resume.candidate) === String(candidate._id))
    .toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime());
}

/** Employers and admins see every resume, a job seeker their own alone. */
export function maySeeResume({ user }: Session, candidate: Pick<CandidateRecord, 'user'>): boolean {
  return canFor(user, 'resumes.read', candidate.user && String(candidate.user));
}
