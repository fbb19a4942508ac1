import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterNearTitles } from '#api/search/near-titles-contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { facetsRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import type { TitleOffer } from './place-offers.ts';

/** The near titles of a search's designation badges; while they are under way, those of the search before stay. */
export function nearTitlesQuery(sent: FilterState) {
  const body = facetsRequest(sent);
  const badges = sent.designation.badges.map(({ keyword }) => keyword);
  return queryOptions({
    queryKey: ['advance-filter-near-titles', body],
    queryFn: async ({ signal }): Promise<TitleOffer[]> => {
      const { offers } = await call(advanceFilterNearTitles, { body }, { signal });
      return offers.map(({ badge, title, adds }) => ({ of: badges[badge] ?? '', title, adds }));
    },
    enabled: !sent.designation.boolean && badges.length > 0,
    placeholderData: keepPreviousData,
  });
}
