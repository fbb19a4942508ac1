import { advanceFilterFacets } from '#api/contract/advance-filter-facets.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import {
  areSampled,
  candidateCountBody,
  candidateFacetsBody,
  readFacets,
} from '#search-templates/candidates/facets.ts';
import { foundTotal } from '#search-templates/found-total.ts';
import { earlyHandler } from './handler.ts';

export const advanceFilterFacetsRoute = earlyHandler(
  advanceFilterFacets,
  async ({ input: { body: filter }, sessionKey, deps, ctx }) => {
    const today = todayInIndia(deps.now());
    const run = {
      call: advanceFilterFacets.name,
      index: candidatesAlias(deps.mongo),
      signal: ctx.signal,
      cached: true,
    };
    const countBody = orFilterProblems(() => candidateCountBody(filter, today));
    return deps.limits.searches.run(sessionKey, async () => {
      const hits = foundTotal(await runSearch(deps, { ...run, body: countBody }));
      const answer = await runSearch(deps, { ...run, body: candidateFacetsBody(filter, today, hits) });
      return { facets: readFacets(answer, hits), estimated: areSampled(hits) };
    });
  },
  async (_call, counted) => ({ success: true, message: 'Counted.', ...counted }),
);
