import { fetchJobsFacets } from '#api/contract/fetch-jobs-facets.ts';
import { jobsAlias } from '#api/search/jobs-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { jobFacetsBody, readJobFacets } from '#search-templates/jobs/facets.ts';
import { earlyHandler } from './handler.ts';

export const fetchJobsFacetsRoute = earlyHandler(
  fetchJobsFacets,
  async ({ input: { query }, sessionKey, deps, ctx }) => {
    const body = jobFacetsBody(query, todayInIndia(deps.now()));
    const run = { call: fetchJobsFacets.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal, cached: true };
    return deps.limits.searches.run(sessionKey, () => runSearch(deps, run));
  },
  async (_call, answer) => ({ success: true, message: 'Counted.', facets: readJobFacets(answer) }),
);
