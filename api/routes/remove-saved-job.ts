import { jobIsGone } from '#api/applications/find-job-for-seeker.ts';
import { removeSavedJob as remove } from '#api/commands/remove-saved-job.ts';
import { removeSavedJob } from '#api/contract/remove-saved-job.ts';
import { handler } from './handler.ts';

export const removeSavedJobRoute = handler(removeSavedJob, async ({ input: { params }, session, deps }) => {
  if (!(await remove(deps.mongo, session.user._id, params.jobId))) throw jobIsGone();
  return { success: true, message: 'Job removed from the saved ones.' };
});
