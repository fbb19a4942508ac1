import { listApplications } from '#api/applications/list-applications.ts';
import { myApplications } from '#api/contract/my-applications.ts';
import { handler } from './handler.ts';

export const myApplicationsRoute = handler(myApplications, async ({ session, deps }) => {
  const { saved, applied } = await listApplications(deps.mongo, session.user._id);
  return { success: true, message: 'Applications found.', savedList: saved, appliedList: applied, popup: false };
});
