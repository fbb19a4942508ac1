import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { jobsAlias, runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { REACHABLE_HITS } from '#domain/limits.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { foundTotal } from '#search-templates/elasticsearch/search-request.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';
import { jobFacetsBody, readJobFacets } from '#search-templates/jobs/facets.ts';
import { jobsLikeBody, readReasons } from '#search-templates/jobs/like-profile.ts';
import { jobMarker } from '#search-templates/jobs/marks.ts';
import { isRanked, jobSearchBody } from '#search-templates/jobs/query.ts';
import { listApplications } from './find-job.ts';
import { presentJobHit, presentListedJob } from './present-job.ts';
import { fetchJobs, fetchJobsFacets, jobFilters, jobList, jobsLikeYours } from './search-contract.ts';
import { searchOfJob } from './search-of-job.ts';
import { seekerProfileOf } from './seeker-profile-of.ts';

export const fetchJobsRoute = handler(fetchJobs, async ({ input: { query }, session, deps, ctx }) => {
  const { page, perPage: size, ...criteria } = query;
  if ((page - 1) * size >= REACHABLE_HITS) {
    throw new ApiError(400, 'Pages go as far as the first 10,000 jobs. Please narrow the search.');
  }
  const profile = isRanked(criteria) ? await profileOf(deps.mongo, session.user._id) : null;
  const seeker = profile && seekerProfileOf(profile);
  const body = jobSearchBody({ ...criteria, page, size }, todayInIndia(deps.now()), seeker);
  const run = { call: fetchJobs.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const mark = jobMarker(query);
  const totalCount = Math.min(REACHABLE_HITS, foundTotal(answer));
  return {
    success: true,
    message: totalCount === 0 ? 'No jobs match this search.' : 'Jobs found.',
    jobs: answer.hits.hits.map((hit) => ({ ...presentJobHit(hit), match: mark(hit._source as JobDocument) })),
    pagination: { currentPage: query.page, totalPages: Math.ceil(totalCount / query.perPage), totalCount },
  };
});

export const fetchJobsFacetsRoute = handler(fetchJobsFacets, async ({ input: { query }, session, deps, ctx }) => {
  const body = jobFacetsBody(query, todayInIndia(deps.now()));
  const run = { call: fetchJobsFacets.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal, cached: true };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  return { success: true, message: 'Counted.', facets: readJobFacets(answer) };
});

const MOST = 200;

export const jobFiltersRoute = handler(jobFilters, async ({ session, deps: { mongo } }) => {
  const records = await mongo.jobs
    .find({ createdBy: new Types.ObjectId(session.user._id), deleted: { $ne: true } })
    .sort({ createdAt: -1 })
    .limit(MOST)
    .lean<JobRecord[]>();
  const jobs = records.map((record) => {
    const { _id, id, title, status, salary } = record;
    const pay = { min: salary.min, max: salary.max };
    return { _id: String(_id), id, title, status, filter: searchOfJob(record), salary: pay };
  });
  return { success: true, message: 'Jobs found.', jobs };
});

export const jobListRoute = handler(jobList, async ({ input: { body }, session, deps: { mongo, now } }) => {
  const { page, pageNum, perPage } = body;
  const user = new Types.ObjectId(session.user._id);
  const saved = page === 'saved';
  const mine = saved ? { user, saveStatus: true } : { user, applicationStatus: true };
  const { records, total, totalPages } = await readPage(mongo.applications, mine, {
    sort: { [saved ? 'savedAt' : 'appliedAt']: -1, _id: 1 },
    page: pageNum,
    perPage,
  });
  const jobs = await mongo.jobs.find({ _id: { $in: records.map(({ job }) => job) } }).lean<JobRecord[]>();
  const byId = new Map(jobs.map((job) => [String(job._id), job]));
  const today = todayInIndia(now());
  return {
    success: true,
    message: total === 0 ? `No ${page} jobs found` : 'Jobs found.',
    jobs: records.map((each) => presentListedJob(each, byId.get(String(each.job)), today)),
    pagination: { currentPage: pageNum, totalPages, totalCount: total },
  };
});

const profileOf = (mongo: Mongo, account: string) =>
  mongo.candidates.findOne({ user: new Types.ObjectId(account) }).lean<CandidateRecord>();

const SHOWN = 6;

export const jobsLikeYoursRoute = handler(jobsLikeYours, async ({ session, deps, ctx }) => {
  const profile = await profileOf(deps.mongo, session.user._id);
  const { applied } = await listApplications(deps.mongo, session.user._id);
  const model = profile && seekerProfileOf(profile);
  const body = model && jobsLikeBody(model, applied, todayInIndia(deps.now()), SHOWN);
  if (!body) return { success: true, message: 'There is nothing to compare yet.', jobs: [] };
  const run = { call: jobsLikeYours.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal };
  const { hits } = (await deps.searchLimit.run(session.user._id, () => runSearch(deps, run))).hits;
  const jobs = hits.map((hit) => ({ ...presentJobHit(hit), because: readReasons(hit, model) }));
  return { success: true, message: jobs.length === 0 ? 'No such jobs at the moment.' : 'Jobs found.', jobs };
});
