import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type IdentityCause, identityQuestions, identityQuestionsSettle } from '#api/duplicates/identity-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { BodyOf } from '#api/http/contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';

const REVIEW_KEY = ['identity-questions'] as const;

/** A page of the waiting entries of one cause or of all. */
export const reviewPage = (cause: IdentityCause | null, page: number) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, cause, page],
    queryFn: ({ signal }) => call(identityQuestions, { query: { page, ...(cause && { cause }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const refreshReview = (client: QueryClient) => client.invalidateQueries({ queryKey: REVIEW_KEY });

type Order = BodyOf<typeof identityQuestionsSettle>;

/** Sends a decision. A task executes it, which `onStarted` follows; busy until the list has been refetched. */
export function useSettle(onStarted: (taskId: string) => void) {
  const client = useQueryClient();
  const popup = usePopup();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Order) => call(identityQuestionsSettle, { body }),
    onSuccess: ({ taskId }) => onStarted(taskId),
    onError: (error) => void popup.alert(failureMessage(error, 'It was not settled. Please try again.')),
    onSettled: () => refreshReview(client),
  });
  return { settle: mutate, isBusy: isPending };
}
