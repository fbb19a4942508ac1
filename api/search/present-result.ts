import type { CandidateCardAnswer } from '#api/contract/candidate-card.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { presentCandidateCard } from '#api/presenters/present-candidate-card.ts';
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
  const { hits, total } = answer.hits;
  const counters = await readCounters(
    deps.mongo,
    hits.map(({ _id }) => _id as string),
  );
  const now = deps.now();
  const totalCandidates = Math.min(REACHABLE, typeof total === 'number' ? total : (total?.value ?? 0));
  return {
    candidates: hits.map((hit) => presentCandidateCard(hit, counters.get(hit._id as string), now)),
    totalCandidates,
    totalPages: Math.ceil(totalCandidates / size),
  };
}
