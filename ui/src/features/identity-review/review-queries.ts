import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { type IdentityCause, identityQuestions } from '#api/contract/identity-questions.ts';

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
