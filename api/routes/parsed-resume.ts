import { parsedResume } from '#api/contract/parsed-resume.ts';
import { reviewJob } from '#api/parsing/caller-jobs.ts';
import { heldReading } from '#api/parsing/held-reading.ts';
import { handler } from './handler.ts';

export const parsedResumeRoute = handler(parsedResume, async ({ input, session, deps: { mongo } }) => {
  const { jobId } = input.params;
  const task = await reviewJob(mongo, session, jobId);
  const reading = await heldReading(mongo, task);
  return { success: true, message: 'Resume found.', jobId, fileName: String(task.input.fileName), ...reading };
});
