import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchCandidate } from '#api/candidates/contract.ts';
import { call } from '#api/http/contract/client.ts';

const keyOf = (id: string) => ['fetch-candidate', id] as const;

/** The candidate of a page. Each opening counts as a look, so nothing is kept over it; fetching anew counts as none. */
export function useCandidate(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const query = client.getQueryData(keyOf(id)) ? ({ again: '1' } as const) : {};
      const { candidate } = await call(fetchCandidate, { params: { id }, query }, { signal });
      // of one merged into another: the page goes on there, which is no second look
      if (candidate._id !== id) client.setQueryData(keyOf(candidate._id), candidate);
      return candidate;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Fetches what stands of the candidate on the page anew, after a change or a counted look. */
export function useRefreshCandidate(id: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(id) });
}
