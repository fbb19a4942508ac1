import { useMutation, useQueryClient } from '@tanstack/react-query';
import { distinctMark, distinctUndo } from '#api/duplicates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { refreshDuplicates } from './duplicate-queries.ts';

interface Named {
  _id: string;
}

const bodyOf = (candidate: Named, others: readonly Named[]) => ({
  candidate: candidate._id,
  others: others.map(({ _id }) => _id),
});

/**
 * Says that a candidate is somebody else than the others, and takes that back; the lists follow. `onDone` runs after
 * either: what had the focus is about to go.
 */
export function useTellApart(onDone: () => void) {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const refused = (error: Error) => void popup.alert(failureMessage(error, 'It was not saved. Please try again.'));
  const undo = useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => call(distinctUndo, { body }),
    onSuccess: ({ message }) => {
      toast(message);
      onDone();
    },
    onError: refused,
    onSettled: () => refreshDuplicates(client),
  });
  const mark = useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => call(distinctMark, { body }),
    onSuccess: ({ message }, body) => {
      toast(message, 'plain', { label: 'Undo', run: () => undo.mutate(body) });
      onDone();
    },
    onError: refused,
    onSettled: () => refreshDuplicates(client),
  });
  return {
    tellApart: (candidate: Named, others: readonly Named[]) => mark.mutate(bodyOf(candidate, others)),
    takeBack: (candidate: Named, other: Named) => undo.mutate(bodyOf(candidate, [other])),
  };
}
