import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { type FilterState, groupNames } from './filter-state.ts';

/** For each card, the optional badges of this search that its candidate does not match: why it ranks below others. */
export function missedBadges(state: FilterState): (card: CandidateCardAnswer) => string[] {
  const optional = groupNames.flatMap((group) => {
    const { boolean, mandatory, badges, inputText } = state[group];
    if (boolean || mandatory) return [];
    const typed = inputText.trim();
    return [...badges, ...(typed ? [{ keyword: typed, mandatory: false }] : [])]
      .map((badge, index) => ({ group, index, ...badge }))
      .filter((badge) => !badge.mandatory);
  });
  return ({ matched }) =>
    optional
      .filter((badge) => !matched.some((part) => part.group === badge.group && part.index === badge.index))
      .map((badge) => badge.keyword);
}
