import { fetchJobsFacets } from '#api/contract/fetch-jobs-facets.ts';
import { jobsAlias } from '#api/search/jobs-alias.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { jobFacetsBody, readJobFacets } from '#search-templates/jobs/facets.ts';
import { handler } from './handler.ts';

export const fetchJobsFacetsRoute = handler(fetchJobsFacets, async ({ input: { query }, session, deps, ctx }) => {
  const body = jobFacetsBody(query, todayInIndia(deps.now()));
  const run = { call: fetchJobsFacets.name, index: jobsAlias(deps.mongo), body, signal: ctx.signal, cached: true };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  return { success: true, message: 'Counted.', facets: readJobFacets(answer) };
});
