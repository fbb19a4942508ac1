import { listApplications } from '#api/applications/list-applications.ts';
import { toggleSavedJob } from '#api/commands/toggle-saved-job.ts';
import { toggleSave } from '#api/contract/toggle-save.ts';
import { handler } from './handler.ts';

export const toggleSaveRoute = handler(toggleSave, async ({ input: { body }, session, deps }) => {
  const isSaved = await toggleSavedJob(deps, session.user, body.jobId);
  const { saved: savedList } = await listApplications(deps.mongo, session.user._id);
  return { success: true, message: isSaved ? 'Job saved.' : 'Job removed from the saved ones.', savedList };
});
