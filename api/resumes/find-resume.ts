import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';
import { canFor } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import { NO_RESUME_MESSAGE } from './contract.ts';

type Owner = Pick<CandidateRecord, '_id' | 'resumeId' | 'resumeVersions'>;

/** The ids of all current and former resumes of a candidate, oldest first. */
export function resumeIdsOf({ resumeId, resumeVersions = [] }: Owner): Types.ObjectId[] {
  const all = [...resumeVersions, ...(resumeId ? [resumeId] : [])];
  return [...new Map(all.map((id) => [String(id), id])).values()];
}

/**
 * Finds one of a candidate's resumes with the given fields: the newest, or the one with the given id. Throws 404 if
 * there is none, or it belongs to another candidate.
 */
export async function findResume<Field extends keyof ResumeRecord>(
  mongo: Mongo,
  candidate: Owner,
  version: string | undefined,
  fields: readonly Field[],
): Promise<Pick<ResumeRecord, Field>> {
  const id = version === undefined ? candidate.resumeId : new Types.ObjectId(version);
  const projection = Object.fromEntries([...fields, 'candidate', 'deleted'].map((field) => [field, 1]));
  // uses the driver directly: mongoose would copy the bytes
  const found = id && (await mongo.resumes.collection.findOne({ _id: id }, { promoteBuffers: true, projection }));
  if (!found || found.deleted || String(found.candidate) !== String(candidate._id)) {
    throw new ApiError(404, NO_RESUME_MESSAGE);
  }
  return found as unknown as Pick<ResumeRecord, Field>;
}

/** A resume without its bytes and text. */
export type ResumeEntry = Omit<ResumeRecord, 'bytes' | 'text'>;

/** Lists all current and former resumes of a candidate, newest first. */
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

/** Employers and admins may see every resume, job seekers only their own. */
export function maySeeResume({ user }: Session, candidate: Pick<CandidateRecord, 'user'>): boolean {
  return canFor(user, 'resumes.read', candidate.user && String(candidate.user));
}
