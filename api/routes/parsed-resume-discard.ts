import { Types } from 'mongoose';
import { parsedResumeDiscard } from '#api/contract/parsed-resume-discard.ts';
import { reviewJob } from '#api/parsing/caller-jobs.ts';
import { readingId } from '#api/parsing/held-reading.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { ReviewResult } from '#mongo/models/review-result.ts';
import { handler } from './handler.ts';

export const parsedResumeDiscardRoute = handler(parsedResumeDiscard, async ({ input, session, deps }) => {
  const { mongo, changes } = deps;
  const task = await reviewJob(mongo, session, input.params.jobId);
  const reading = readingId(task);
  const result: ReviewResult = { outcome: 'discarded' };
  await changes.tasks.update(task._id, { $set: { result } });
  await removeFile(mongo, reading);
  await removeFile(mongo, new Types.ObjectId(String(task.input.file)));
  return { success: true, message: 'The resume is discarded.' };
});
