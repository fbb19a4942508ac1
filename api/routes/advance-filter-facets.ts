import { advanceFilterFacets } from '#api/contract/advance-filter-facets.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { candidateFacetBodies, facetShare, readFacets } from '#search-templates/candidates/facets.ts';
import { handler } from './handler.ts';

export const advanceFilterFacetsRoute = handler(
  advanceFilterFacets,
  async ({ input: { body: filter }, session, deps, ctx }) => {
    const today = todayInIndia(deps.now());
    const run = {
      call: advanceFilterFacets.name,
      index: candidatesAlias(deps.mongo),
      signal: ctx.signal,
      cached: true,
    };
    const { pilot, counts } = orFilterProblems(() => candidateFacetBodies(filter, today));
    const counted = await deps.searchLimit.run(session.user._id, async () => {
      const share = facetShare(await runSearch(deps, { ...run, body: pilot }));
      const answer = await runSearch(deps, { ...run, body: counts(share) });
      return { facets: readFacets(answer, share), estimated: share < 1 };
    });
    return { success: true, message: 'Counted.', ...counted };
  },
);
