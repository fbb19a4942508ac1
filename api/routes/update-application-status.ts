import { decideApplication } from '#api/commands/decide-application.ts';
import { updateApplicationStatus } from '#api/contract/update-application-status.ts';
import { handler } from './handler.ts';

export const updateApplicationStatusRoute = handler(updateApplicationStatus, async ({ input, session, deps }) => {
  const { id, status } = input.body;
  await decideApplication(deps, { id, employer: session.user._id, decision: status });
  return { success: true, message: status === 'shortlisted' ? 'Candidate shortlisted!' : 'Candidate rejected.' };
});
