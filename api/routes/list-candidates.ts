import { listCandidates } from '#api/contract/list-candidates.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { presentResult } from '#api/search/present-result.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { candidateListBody } from '#search-templates/candidates/list-query.ts';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { handler } from './handler.ts';

export const listCandidatesRoute = handler(listCandidates, async ({ input, session, deps, ctx }) => {
  const { page, searchTerm, candidatesPerPage: size, filterOptions } = input.body;
  const filter = { ...candidateFilter.parse({}), ...filterOptions };
  const today = todayInIndia(deps.now());
  const body = orFilterProblems(() => candidateListBody({ searchTerm, page, size, filter }, today));
  const run = { call: listCandidates.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const result = await presentResult(deps, answer, size);
  return {
    success: true,
    message: result.totalCandidates === 0 ? 'No data available!' : 'Candidates found.',
    ...result,
  };
});
