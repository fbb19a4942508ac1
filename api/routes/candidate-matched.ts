import { candidateMatched } from '#api/contract/candidate-matched.ts';
import { ApiError } from '#api/errors.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { explainCandidateBody, readExplanation } from '#search-templates/candidates/explain.ts';
import { handler } from './handler.ts';

export const candidateMatchedRoute = handler(candidateMatched, async ({ input, session, deps, ctx }) => {
  const today = todayInIndia(deps.now());
  const body = orFilterProblems(() => explainCandidateBody(input.params.id, input.body, today));
  const run = { call: candidateMatched.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const [hit] = answer.hits.hits;
  if (!hit) throw new ApiError(404, 'This candidate is not in the search index yet.');
  return { success: true, message: 'Search compared.', ...readExplanation(hit, input.body, today) };
});
