import { fetchJobs } from '#api/contract/fetch-jobs.ts';
import { REACHABLE_JOBS } from '#api/contract/job-search-fields.ts';
import { ApiError } from '#api/errors.ts';
import { presentJobHit } from '#api/presenters/present-job-hit.ts';
import { jobsAlias } from '#api/search/jobs-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { foundTotal } from '#search-templates/found-total.ts';
import type { JobDocument } from '#search-templates/jobs/document.ts';
import { jobMarker } from '#search-templates/jobs/marks.ts';
import { jobSearchBody } from '#search-templates/jobs/query.ts';
import { handler } from './handler.ts';

export const fetchJobsRoute = handler(fetchJobs, async ({ input: { query }, session, deps, ctx }) => {
  const { page, perPage: size, ...asked } = query;
  if ((page - 1) * size >= REACHABLE_JOBS) {
    throw new ApiError(400, 'Pages go as far as the first 10,000 jobs. Please narrow the search.');
  }
  const body = jobSearchBody({ ...asked, page, size }, todayInIndia(deps.now()));
  const run = { call: fetchJobs.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const mark = jobMarker(query);
  const totalCount = Math.min(REACHABLE_JOBS, foundTotal(answer));
  return {
    success: true,
    message: totalCount === 0 ? 'No jobs match this search.' : 'Jobs found.',
    jobs: answer.hits.hits.map((hit) => ({ ...presentJobHit(hit), match: mark(hit._source as JobDocument) })),
    pagination: { currentPage: query.page, totalPages: Math.ceil(totalCount / query.perPage), totalCount },
  };
});
