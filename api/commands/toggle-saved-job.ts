import { findApplication, findJobForSeeker } from '#api/applications/find-job-for-seeker.ts';
import { upsertApplication } from '#api/applications/upsert-application.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { removeSavedJob } from './remove-saved-job.ts';

/** Saves a job or, where it is saved, takes it off; gives whether it is saved now. Throws 404 for a job not to be seen. */
export async function toggleSavedJob(deps: Dependencies, user: CurrentUser, jobId: string): Promise<boolean> {
  const known = await findApplication(deps.mongo, user._id, jobId);
  if (known?.saveStatus) return !(await removeSavedJob(deps.mongo, user._id, jobId));
  const job = await findJobForSeeker(deps.mongo, user, jobId, known);
  const { title: jobTitle, companyName } = job;
  // what was applied to stands under the title it had then
  const names = known?.applicationStatus ? {} : { jobTitle, ...(companyName && { companyName }) };
  await upsertApplication(deps, user, job, { $set: { saveStatus: true, savedAt: deps.now(), ...names } });
  return true;
}
