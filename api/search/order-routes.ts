import { handler } from '#api/http/handler.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { candidateOrderBody, type OrderedCandidate, readOrder } from '#search-templates/candidates/order/order.ts';
import { advanceFilterOrder, type OrderedCandidate as OrderedCandidateAnswer } from './order-contract.ts';
import { candidatesAlias, orFilterProblems, runSearch } from './run-search.ts';

export const advanceFilterOrderRoute = handler(advanceFilterOrder, async ({ input, session, deps, ctx }) => {
  const { filter, ids } = input.body;
  const { weights } = deps.ranking.current();
  const body = orFilterProblems(() => candidateOrderBody(filter, [...new Set(ids)], todayInIndia(deps.now()), weights));
  const run = { call: advanceFilterOrder.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, { ...run, namedScores: true }));
  return {
    success: true,
    message: 'Order explained.',
    candidates: readOrder(answer.hits.hits, filter, deps.now()).map(presentOrder),
  };
});

function presentOrder({ id, score, updatedOn, wishes }: OrderedCandidate): OrderedCandidateAnswer {
  return {
    _id: id,
    score,
    updatedOn,
    wishes: wishes.map(({ isMandatory, ...wish }) => ({ ...wish, mandatory: isMandatory })),
  };
}
