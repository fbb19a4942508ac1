import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCandidate } from '#api/candidates/contract.ts';
import { call } from '#api/http/contract/client.ts';

const keyOf = (id: string) => ['fetch-candidate', id] as const;

/** Opening counts as a profile view, so the result isn't cached; refetching doesn't count. */
export const candidateQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const query = client.getQueryData(keyOf(id)) ? ({ again: '1' } as const) : {};
      const { candidate } = await call(fetchCandidate, { params: { id }, query }, { signal });
      // merged into another candidate: the page shows that one, without a second view
      if (candidate._id !== id) client.setQueryData(keyOf(candidate._id), candidate);
      return candidate;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The candidate of a page. */
export const useCandidate = (id: string) => useQuery(candidateQuery(useQueryClient(), id));

/** Refetches the page's data of the candidate after a change or a counted view. */
export function useRefreshCandidate(id: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(id) });
}
