import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { type MergeField, mergeCandidates } from '#api/duplicates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { forgetFetched } from '#ui/lib/session.tsx';
import { DUPLICATES_KEY, refreshDuplicates } from './duplicate-queries.ts';

/** Asks, merges, says so and leads back to the list. */
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
