import { findCandidate } from '#api/candidates/find-candidate.ts';
import { modelOf } from '#api/candidates/model-of.ts';
import { candidateSimilar } from '#api/contract/candidate-similar.ts';
import { presentCandidateCard } from '#api/presenters/present-candidate-card.ts';
import { presentCounts } from '#api/presenters/present-counts.ts';
import { candidatesAlias } from '#api/search/candidates-alias.ts';
import { readCounters } from '#api/search/read-counters.ts';
import { runSearch } from '#api/search/run-search.ts';
import { readLikeness, similarCandidatesBody } from '#search-templates/candidates/similar.ts';
import { handler } from './handler.ts';

const SHOWN = 6;

export const candidateSimilarRoute = handler(candidateSimilar, async ({ input, session, deps, ctx }) => {
  const model = modelOf(await findCandidate(deps.mongo, input.params.id));
  const body = similarCandidatesBody(model, SHOWN);
  if (!body) return { success: true, message: 'There is nothing to compare yet.', candidates: [] };
  const run = { call: candidateSimilar.name, index: candidatesAlias(deps.mongo), body, signal: ctx.signal };
  const { hits } = (await deps.searchLimit.run(session.user._id, () => runSearch(deps, run))).hits;
  const ids = hits.map(({ _id }) => _id as string);
  const counters = await readCounters(deps.mongo, ids);
  const candidates = hits.map((hit) => {
    const { matched: _, ...card } = presentCandidateCard(hit, deps.now());
    return { ...card, ...presentCounts(counters.get(card._id)), alike: readLikeness(hit, model) };
  });
  return { success: true, message: 'Similar candidates found.', candidates };
});
