import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterNearTitles } from '#api/search/near-titles-contract.ts';
import type { GroupState } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { replaceableLeaves } from '#search-templates/language/expression-alternative.ts';
import { facetsRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { retryOnce } from '#ui/features/pro-search/retry-once.ts';
import type { TitleOffer } from './place-offers.ts';

/** The titles that a group asks for: its badges, or the words and phrases that its expression wants. */
export const askedTitles = ({ boolean, inputText, badges }: GroupState): string[] =>
  boolean ? replaceableLeaves(inputText).map(({ text }) => text) : badges.map(({ keyword }) => keyword);

/** The near titles of a search's designation badges; while they are under way, those of the search before stay. */
export function nearTitlesQuery(sent: FilterState) {
  const body = facetsRequest(sent);
  const asked = askedTitles(sent.designation);
  return queryOptions({
    queryKey: ['advance-filter-near-titles', body],
    queryFn: async ({ signal }): Promise<TitleOffer[]> => {
      const { offers } = await call(advanceFilterNearTitles, { body }, { signal });
      return offers.map(({ badge, title, adds }) => ({ of: asked[badge] ?? '', title, adds }));
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    ...retryOnce,
  });
}
