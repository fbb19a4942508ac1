import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { formatExpression } from '#search-templates/language/format-expression.ts';
import { sparseRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { type OutlineNode, partsOf, treeOf } from './outline.ts';

/** One request per pause, not one per letter. */
const COUNT_AFTER_MS = 350;

const textOf = (part: OutlineNode): string => {
  const tree = treeOf(part);
  return tree ? formatExpression(tree) : '';
};

/** How many candidates each part finds alone, by one request; the first parts only, if there are too many. */
export function usePartCounts(outline: OutlineNode | null, alone: (text: string) => FilterState) {
  const all = outline ? [...new Set(partsOf(outline).map(textOf))].filter((text) => text !== '') : [];
  const texts = all.slice(0, MOST_COUNTED_FILTERS);
  const [asked] = useDebouncedValue(texts.join('\n'), COUNT_AFTER_MS);
  const filters = asked === '' ? [] : asked.split('\n').map((text) => sparseRequest(alone(text)));
  const counted = useQuery({
    queryKey: ['clause-counts', 'by text', filters],
    queryFn: async ({ signal }) => {
      const { counts } = await call(advanceFilterClauseCounts, { body: { filters } }, { signal });
      return new Map(asked.split('\n').map((text, at) => [text, counts[at]]));
    },
    enabled: filters.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    count: (part: OutlineNode) => counted.data?.get(textOf(part)),
    isCounted: (part: OutlineNode) => texts.includes(textOf(part)),
    surplus: all.length - texts.length,
    error: counted.error,
    isFetching: counted.isFetching,
  };
}
