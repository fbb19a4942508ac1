import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import { resumeIdsOf } from './find-resume.ts';

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
