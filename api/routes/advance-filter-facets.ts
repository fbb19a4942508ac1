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
import { handler } from './handler.ts';

export const advanceFilterFacetsRoute = handler(advanceFilterFacets, async ({ input, session, deps, ctx }) => {
  const filter = input.body;
  const today = todayInIndia(deps.now());
  const run = { call: advanceFilterFacets.name, index: candidatesAlias(deps.mongo), signal: ctx.signal, cached: true };
  const facetsBody = (hits: number) => candidateFacetsBody(filter, today, { sampled: areSampled(hits), hits });
  const countBody = orFilterProblems(() => candidateCountBody(filter, today));
  return deps.limits.searches.run(session.key, async () => {
    const counted = await runSearch(deps, { ...run, body: countBody });
    const total = counted.hits.total;
    const hits = typeof total === 'number' ? total : (total?.value ?? 0);
    const facets = readFacets(await runSearch(deps, { ...run, body: facetsBody(hits) }));
    return { success: true as const, message: 'Counted.', facets, estimated: areSampled(hits) };
  });
});
