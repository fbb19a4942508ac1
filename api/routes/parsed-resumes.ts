import { parsedResumes } from '#api/contract/parsed-resumes.ts';
import { reviewJobs } from '#api/parsing/caller-jobs.ts';
import { presentReview } from '#api/presenters/present-review.ts';
import { handler } from './handler.ts';

export const parsedResumesRoute = handler(parsedResumes, async ({ session, deps: { mongo } }) => {
  const files = (await reviewJobs(mongo, session)).map(presentReview);
  return { success: true, message: 'Resumes found.', files };
});
