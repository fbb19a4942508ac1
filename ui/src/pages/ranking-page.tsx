import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { describeFilter } from '#ui/features/pro-search/filters/describe-filter.ts';
import { addressOf } from '#ui/features/pro-search/filters/filter-address.ts';
import { stateOf } from '#ui/features/pro-search/filters/filter-state.ts';
import { Ranking } from '#ui/features/ranking/ranking.tsx';

function describe(filter: CandidateFilter) {
  const state = stateOf(filter);
  return { text: describeFilter(state), address: addressOf(state) };
}

export function RankingPage() {
  return <Ranking describe={describe} />;
}
