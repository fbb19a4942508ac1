import { Types } from 'mongoose';
import { parsedResumeSave } from '#api/contract/parsed-resume-save.ts';
import { ApiError } from '#api/errors.ts';
import { reviewJob } from '#api/parsing/caller-jobs.ts';
import { readingId } from '#api/parsing/held-reading.ts';
import { resultOf } from '#api/presenters/present-review.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { handler } from './handler.ts';

const PATIENCE_MS = 30_000;

export const parsedResumeSaveRoute = handler(parsedResumeSave, async ({ input, session, deps, ctx }) => {
  const { mongo, changes, now } = deps;
  const reviewed = await reviewJob(mongo, session, input.params.jobId);
  readingId(reviewed);
  const createdBy = new Types.ObjectId(session.user._id);
  const order = { review: input.params.jobId, values: input.body };
  const id = await createTask(changes, { kind: 'save-reviewed-resume', createdBy, input: order, total: 1 }, now());
  const enough = AbortSignal.any([ctx.signal, AbortSignal.timeout(PATIENCE_MS)]);
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
  throw new ApiError(503, 'The resume waits to be saved. Please look again in a moment.');
});
