import { useMutation, useQueryClient } from '@tanstack/react-query';
import { identityQuestionsSettle } from '#api/duplicates/identity-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { BodyOf } from '#api/http/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { refreshReview } from './review-queries.ts';

type Order = BodyOf<typeof identityQuestionsSettle>;

/** Sends a decision. It is carried out by a task, which `onStarted` follows; it is busy until the list shows that. */
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
