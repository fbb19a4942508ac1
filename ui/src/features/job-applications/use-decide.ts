import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { type Decision, updateApplicationStatus } from '#api/contract/update-application-status.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';

const FAILED = 'Trouble in updating Application status! please contact support team.';

/** Shortlists or rejects an application; the list is fetched anew, after a refusal too. */
export function useDecide() {
  const client = useQueryClient();
  const popup = usePopup();
  return useMutation({
    mutationFn: (decision: { id: string; status: Decision }) => call(updateApplicationStatus, { body: decision }),
    onSuccess: ({ message }) => void popup.alert(message),
    onError: (error) => void popup.alert(failureMessage(error, FAILED)),
    // waited for, so that the icons are not there again for a moment
    onSettled: () => client.invalidateQueries({ queryKey: ['employer-applications'] }),
  });
}
