import { setImmediate } from 'node:timers/promises';
import type { CandidateCardAnswer } from '#api/contract/candidate-card.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { presentCandidateCard } from '#api/presenters/present-candidate-card.ts';
import { presentCounts } from '#api/presenters/present-counts.ts';
import { foundTotal } from '#search-templates/found-total.ts';
import { readCounters } from './read-counters.ts';
import type { SearchAnswer } from './run-search.ts';

/** As far as pages go, and as far as hits are counted. */
const REACHABLE = 10_000;

export interface CandidateResult {
  candidates: CandidateCardAnswer[];
  totalCandidates: number;
  totalPages: number;
}

/** A page of cards with the counts that stand on them, which one read by `_id` brings. */
export async function presentResult(deps: Dependencies, answer: SearchAnswer, size: number): Promise<CandidateResult> {
  const { hits } = answer.hits;
  const ids = hits.map(({ _id }) => _id as string);
  const [counters, cards] = await Promise.all([
    readCounters(deps.mongo, ids),
    // the question for the counts leaves first: reading the marks takes as long as its answer
    setImmediate().then(() => hits.map((hit) => presentCandidateCard(hit, deps.now()))),
  ]);
  const totalCandidates = Math.min(REACHABLE, foundTotal(answer));
  return {
    candidates: cards.map((card) => ({ ...card, ...presentCounts(counters.get(card._id)) })),
    totalCandidates,
    totalPages: Math.ceil(totalCandidates / size),
  };
}
