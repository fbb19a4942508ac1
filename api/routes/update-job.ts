import { updateJob as update } from '#api/commands/update-job.ts';
import { updateJob } from '#api/contract/update-job.ts';
import { handler } from './handler.ts';

export const updateJobRoute = handler(updateJob, async ({ input: { params, body }, session, deps }) => {
  await update(deps, { key: params.id, employer: session.user._id }, body);
  return { success: true, message: 'Job updated successfully!' };
});
