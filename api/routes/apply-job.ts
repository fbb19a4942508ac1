import { applyToJob } from '#api/commands/apply-to-job.ts';
import { applyJob } from '#api/contract/apply-job.ts';
import { handler } from './handler.ts';

export const applyJobRoute = handler(applyJob, async ({ input: { body }, session, deps }) => {
  await applyToJob(deps, session.user, body.jobId);
  return { success: true, message: 'Applied successfully!' };
});
