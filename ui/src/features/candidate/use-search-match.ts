import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { candidateMatched } from '#api/search/contract.ts';
import { type OpenedFrom, openedFrom } from '#ui/lib/opened-from.ts';

/** The search that the page's candidate was opened from; null if there is none. */
export function useOpenedFrom(): OpenedFrom | null {
  const [params] = useSearchParams();
  return useMemo(() => openedFrom(params), [params]);
}

/** Which parts of a search a candidate matches, and where. */
export function searchMatchQuery(id: string, { filter, searchTerm }: Pick<OpenedFrom, 'filter' | 'searchTerm'>) {
  const body = { ...(filter && { filter }), ...(searchTerm !== undefined && { searchTerm }) };
  return queryOptions({
    queryKey: ['candidate-matched', id, body],
    queryFn: ({ signal }) => call(candidateMatched, { params: { id }, body }, { signal }),
  });
}

/** Which criteria of that search the candidate meets, and where. */
export function useSearchMatch(id: string) {
  const from = useOpenedFrom();
  const isEnabled = from?.filter !== undefined || from?.searchTerm !== undefined;
  const matched = useQuery({ ...searchMatchQuery(id, from ?? {}), enabled: isEnabled });
  return { ...matched, isEnabled };
}
