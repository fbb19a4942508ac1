import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type IdentityCause, identityQuestions } from '#api/duplicates/identity-contract.ts';
import { call } from '#api/http/contract/client.ts';

const REVIEW_KEY = ['identity-questions'] as const;

/** A page of what waits, of one cause or of all. */
export const reviewPage = (cause: IdentityCause | null, page: number) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, cause, page],
    queryFn: ({ signal }) => call(identityQuestions, { query: { page, ...(cause && { cause }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const refreshReview = (client: QueryClient) => client.invalidateQueries({ queryKey: REVIEW_KEY });
