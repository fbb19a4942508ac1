import { Types } from 'mongoose';
import { z } from 'zod';
import { resumeReading, resumeValues } from '#domain/parsed-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { type ReviewResult, reviewResult } from '#mongo/models/review-result.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { questionId } from './identity/ask-identity.ts';
import { knownFile, type Outcome, saveResume } from './parse-resumes/save-resume.ts';
import { reviewInput } from './review-resume.ts';
import type { RunTask } from './task-context.ts';

/** The values go once they are saved. */
const saveInput = z.object({ review: z.string(), values: resumeValues.nullable() });
const GONE: ReviewResult = { outcome: 'failed', reason: 'The resume is no longer kept. Please send it again.' };

/**
 * Saves a resume with the facts that somebody has looked through. What the reviewed task's result says afterwards is
 * this task's result as well; a resume that is saved already stays as it is.
 */
export const run: RunTask = async (context, task): Promise<ReviewResult> => {
  const { mongo, changes } = context;
  const { review, values } = saveInput.parse(task.input);
  const reviewed = await mongo.tasks.findOne({ _id: new Types.ObjectId(review) }).lean<TaskRecord>();
  const result = reviewResult.safeParse(reviewed?.result).data;
  if (!reviewed || !result) return GONE;
  if (result.outcome !== 'read') return result;
  if (!values) return GONE;
  const { file, fileName, uploadedByName } = reviewInput.parse(reviewed.input);
  const [sent, kept] = await Promise.all([file, result.reading].map((id) => findFile(mongo, new Types.ObjectId(id))));
  if (!sent || !kept) return GONE;
  const bytes = await readFile(mongo, sent);
  const { text } = resumeReading.parse(JSON.parse((await readFile(mongo, kept)).toString('utf8')));
  const resume = { fileName, bytes, place: 0, task: reviewed._id, uploadedByName };
  const kind = resumeKind(bytes);
  if (!kind) return GONE;
  const saved = (await knownFile(context, resume)) ?? (await saveResume(context, resume, { kind, text }, values));
  const ending = await endingOf(mongo, reviewed._id, saved);
  if (ending.outcome === 'failed') return ending;
  await changes.tasks.update(reviewed._id, { $set: { result: ending } });
  await changes.tasks.update(task._id, { $set: { 'input.values': null } });
  await Promise.all([sent, kept].map(({ _id }) => removeFile(mongo, _id)));
  return ending;
};

/** A resume that now waits in the identity review is kept there, and is no longer looked at here. */
async function endingOf(mongo: Mongo, task: Types.ObjectId, saved: Outcome): Promise<ReviewResult> {
  const { outcome, applicantID, reason = 'It could not be saved.' } = saved;
  if (applicantID && (outcome === 'created' || outcome === 'updated')) {
    const candidate = await mongo.candidates.findOne({ applicantID }, { _id: 1 }).lean<Pick<CandidateRecord, '_id'>>();
    return { outcome, applicantID, candidate: String(candidate?._id ?? '') };
  }
  const asked = await mongo.identityQuestions.exists({ _id: questionId({ task, place: 0 }) });
  return { outcome: asked ? 'skipped' : 'failed', reason };
}
