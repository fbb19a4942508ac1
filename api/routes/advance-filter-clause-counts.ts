import { advanceFilterClauseCounts } from '#api/contract/advance-filter-clause-counts.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { runSearch } from '#api/search/run-search.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { filterCountsBody, readFilterCounts } from '#search-templates/candidates/filter-counts.ts';
import { handler } from './handler.ts';

export const advanceFilterClauseCountsRoute = handler(
  advanceFilterClauseCounts,
  async ({ input, session, deps, ctx }) => {
    const body = orFilterProblems(() => filterCountsBody(input.body.filters, todayInIndia(deps.now())));
    const run = { call: advanceFilterClauseCounts.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
    const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, { ...run, cached: true }));
    return { success: true, message: 'Counted.', counts: readFilterCounts(answer) };
  },
);
