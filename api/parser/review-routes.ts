import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import { resumeKind, resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { findFile, readFile, removeFile } from '#mongo/files/store-file.ts';
import type { ReviewResult } from '#mongo/models/review-result.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import {
  NO_PARSED_RESUME,
  parsedResume,
  parsedResumeDiscard,
  parsedResumeFile,
  parsedResumeSave,
  parsedResumes,
} from './contract.ts';
import { isBeingSaved, presentReview, readingId, readParsedResume, resultOf, reviewJob, reviewJobs } from './review.ts';

export const parsedResumeRoute = handler(parsedResume, async ({ input, session, deps: { mongo } }) => {
  const { jobId } = input.params;
  const task = await reviewJob(mongo, session, jobId);
  const reading = await readParsedResume(mongo, task);
  return { success: true, message: 'Resume found.', jobId, fileName: String(task.input.fileName), ...reading };
});

export const parsedResumeFileRoute = handler(parsedResumeFile, async ({ input, session, deps: { mongo } }) => {
  const task = await reviewJob(mongo, session, input.params.jobId);
  readingId(task);
  const file = await findFile(mongo, new Types.ObjectId(String(task.input.file)));
  const bytes = file && (await readFile(mongo, file));
  const kind = bytes && resumeKind(bytes);
  // checked by content, so that nothing executable is served
  if (!kind) throw new ApiError(404, NO_PARSED_RESUME);
  return { body: bytes, fileName: String(task.input.fileName), mediaType: resumeMediaTypes[kind], inline: true };
});

export const parsedResumeDiscardRoute = handler(parsedResumeDiscard, async ({ input, session, deps }) => {
  const { mongo, changes } = deps;
  const task = await reviewJob(mongo, session, input.params.jobId);
  const reading = readingId(task);
  if (await isBeingSaved(mongo, task)) throw new ApiError(409, 'The resume is being saved. Please wait a moment.');
  const result: ReviewResult = { outcome: 'discarded' };
  // a save that has begun since raised the revision
  await changes.tasks.update(task._id, { $set: { result } }, { expected: task.revision });
  await removeFile(mongo, reading);
  await removeFile(mongo, new Types.ObjectId(String(task.input.file)));
  return { success: true, message: 'The resume is discarded.' };
});

const SAVE_TIMEOUT_MS = 30_000;

export const parsedResumeSaveRoute = handler(parsedResumeSave, async ({ input, session, deps, ctx }) => {
  const { mongo, changes, now } = deps;
  const reviewed = await reviewJob(mongo, session, input.params.jobId);
  readingId(reviewed);
  const createdBy = new Types.ObjectId(session.user._id);
  const corrected = { review: input.params.jobId, values: input.body };
  const id = await createTask(changes, { kind: 'save-reviewed-resume', createdBy, input: corrected, total: 1 }, now());
  const enough = AbortSignal.any([ctx.signal, AbortSignal.timeout(SAVE_TIMEOUT_MS)]);
  for await (const { task, ended } of watchTask(mongo, id, enough)) {
    if (!ended) continue;
    const result = resultOf(task);
    if (result?.outcome === 'created' || result?.outcome === 'updated') {
      const { outcome, applicantID, candidate } = result;
      const message = outcome === 'created' ? `New candidate ${applicantID}.` : `${applicantID} is updated.`;
      return { success: true, message, outcome, applicantID, candidate };
    }
    throw new ApiError(409, result && 'reason' in result ? result.reason : 'It could not be saved. Please try again.');
  }
  throw new ApiError(503, 'The resume is still waiting to be saved. Please check again in a moment.');
});

export const parsedResumesRoute = handler(parsedResumes, async ({ session, deps: { mongo } }) => {
  const files = (await reviewJobs(mongo, session)).map(presentReview);
  return { success: true, message: 'Resumes found.', files };
});
