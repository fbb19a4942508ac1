import { createJob as create } from '#api/commands/create-job.ts';
import { createJob } from '#api/contract/create-job.ts';
import { handler } from './handler.ts';

export const createJobRoute = handler(createJob, async ({ input: { body }, session, deps }) => {
  const job = await create(deps, session.user._id, body);
  return { success: true, message: `Job ${job.id} created successfully!`, job };
});
