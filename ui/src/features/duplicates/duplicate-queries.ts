import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CandidateProfile, fetchCandidate } from '#api/candidates/contract.ts';
import { distinctPairs, duplicates } from '#api/duplicates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

export const DUPLICATES_KEY = ['duplicates'] as const;
const POLL_MS = 1_000;

/** Poll interval during a scan. */
export const duplicatesPage = (page: number) =>
  queryOptions({
    queryKey: [...DUPLICATES_KEY, page],
    queryFn: ({ signal }) => call(duplicates, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const scan = state.data?.look;
      return scan && isUnderWay(scan) ? POLL_MS : false;
    },
  });

/** A page of the pairs declared not to be duplicates. */
export const distinctPairsPage = (page: number) =>
  queryOptions({
    queryKey: [...DUPLICATES_KEY, 'distinct', page],
    queryFn: ({ signal }) => call(distinctPairs, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Two candidates in their current state, the one to keep first. */
export const candidatePair = (keep: string, other: string) =>
  queryOptions({
    queryKey: ['candidate-pair', keep, other],
    queryFn: ({ signal }): Promise<CandidateProfile[]> =>
      Promise.all(
        [keep, other].map(async (id) => (await call(fetchCandidate, { params: { id } }, { signal })).candidate),
      ),
    staleTime: 0,
    gcTime: 0,
  });

export const refreshDuplicates = (client: QueryClient) => client.invalidateQueries({ queryKey: DUPLICATES_KEY });
