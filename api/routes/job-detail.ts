import { findApplication } from '#api/applications/find-job-for-seeker.ts';
import { jobDetail } from '#api/contract/job-detail.ts';
import { findJob, noSuchJob } from '#api/jobs/find-job.ts';
import { jobVersion } from '#api/jobs/job-version.ts';
import { maySeeJob } from '#api/jobs/may-see-job.ts';
import { presentJob } from '#api/presenters/present-job.ts';
import { handler } from './handler.ts';

export const jobDetailRoute = handler(jobDetail, async ({ input: { params }, session: { user }, deps: { mongo } }) => {
  const job = await findJob(mongo, params.id);
  const marks = user.role === 'job-seeker' ? await findApplication(mongo, user._id, String(job._id)) : null;
  if (!maySeeJob(user, job, marks)) throw noSuchJob();
  return {
    success: true,
    message: 'Job found.',
    job: presentJob(job),
    fetchApplications: {
      saveStatus: marks?.saveStatus ?? false,
      applicationStatus: marks?.applicationStatus ?? false,
    },
    version: jobVersion(job),
  };
});
