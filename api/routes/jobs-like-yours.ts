import { Types } from 'mongoose';
import { listApplications } from '#api/applications/list-applications.ts';
import { seekerModelOf } from '#api/candidates/seeker-model-of.ts';
import { jobsLikeYours } from '#api/contract/jobs-like-yours.ts';
import { presentJobHit } from '#api/presenters/present-job-hit.ts';
import { jobsAlias } from '#api/search/jobs-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { jobsLikeBody, readReasons } from '#search-templates/jobs/like-profile.ts';
import { handler } from './handler.ts';

const SHOWN = 6;

export const jobsLikeYoursRoute = handler(jobsLikeYours, async ({ session, deps, ctx }) => {
  const user = new Types.ObjectId(session.user._id);
  const profile = await deps.mongo.candidates.findOne({ user }).lean<CandidateRecord>();
  const { applied } = await listApplications(deps.mongo, session.user._id);
  const model = profile && seekerModelOf(profile);
  const body = model && jobsLikeBody(model, applied, todayInIndia(deps.now()), SHOWN);
  if (!body) return { success: true, message: 'There is nothing to compare yet.', jobs: [] };
  const run = { call: jobsLikeYours.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal };
  const { hits } = (await deps.searchLimit.run(session.user._id, () => runSearch(deps, run))).hits;
  const jobs = hits.map((hit) => ({ ...presentJobHit(hit), because: readReasons(hit, model) }));
  return { success: true, message: jobs.length === 0 ? 'No such jobs at the moment.' : 'Jobs found.', jobs };
});
