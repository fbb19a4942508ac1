import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { distinctMark, distinctUndo, type MergeField, mergeCandidates } from '#api/duplicates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { forgetFetched } from '#ui/lib/session.tsx';
import { DUPLICATES_KEY, refreshDuplicates } from './duplicate-queries.ts';

/** Asks for confirmation, merges, reports it and returns to the list. */
export function useMerge({ keep, other }: { keep: CandidateProfile; other: CandidateProfile }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const popup = usePopup();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (take: readonly MergeField[]) =>
      call(mergeCandidates, { body: { keep: keep._id, other: other._id, take: [...take] } }),
    onSuccess: async ({ message }) => {
      toast(message);
      await navigate('/duplicates');
      forgetFetched(client, ...DUPLICATES_KEY);
      await refreshDuplicates(client);
    },
    onError: (error) => void popup.alert(failureMessage(error, 'They were not merged. Please try again.')),
  });
  return {
    isBusy: isPending,
    merge: async (take: readonly MergeField[]) => {
      const sure = await popup.confirm(
        `Merge ${other.applicantID} into ${keep.applicantID}? This cannot be undone.`,
        'Merge',
      );
      if (sure) mutate(take);
    },
  };
}

interface Named {
  _id: string;
}

const bodyOf = (candidate: Named, others: readonly Named[]) => ({
  candidate: candidate._id,
  others: others.map(({ _id }) => _id),
});

/**
 * Declares that a candidate is a different person from the others, and undoes that; the lists are refetched. `onDone`
 * runs after either: the focused row is about to disappear.
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
