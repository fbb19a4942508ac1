import { advanceFilter } from '#api/contract/advance-filter.ts';
import { recordSearch } from '#api/saved-searches/record-search.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { presentResult } from '#api/search/present-result.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { candidateSearchBody } from '#search-templates/candidates/query.ts';
import { handler } from './handler.ts';

export const advanceFilterRoute = handler(advanceFilter, async ({ input: { body: filter }, session, deps, ctx }) => {
  const body = orFilterProblems(() => candidateSearchBody(filter, todayInIndia(deps.now())));
  const run = { call: advanceFilter.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const result = await presentResult(deps, answer, filter.itemsPerPage);
  const ran = { user: session.user._id, filter, found: result.totalCandidates };
  ctx.afterwards(() => recordSearch(deps, ran), 'a search is not in the history');
  const message = result.totalCandidates === 0 ? 'No candidates match this search.' : 'Candidates found.';
  return { success: true, message, ...result, pipeline: body as Record<string, unknown> };
});
