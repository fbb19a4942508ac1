import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApplicationRow, type Decision, updateApplicationStatus } from '#api/applications/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';

const FAILED = 'Trouble in updating Application status! please contact support team.';
const names: Record<Decision, string> = { shortlisted: 'Shortlist', rejected: 'Reject' };

/** Shortlists or rejects an application after asking; the list is fetched anew, after a refusal too. */
export function useDecide() {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const decide = useMutation({
    mutationFn: (decision: { id: string; status: Decision }) => call(updateApplicationStatus, { body: decision }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, FAILED)),
    // waited for, so that the icons are not there again for a moment
    onSettled: () => client.invalidateQueries({ queryKey: ['employer-applications'] }),
  });
  /** Asks first: the icons stand close together, and no decision can be taken back. */
  const ask = async ({ _id, candidate, job }: ApplicationRow, status: Decision) => {
    const who = candidate.applicantFullName || 'this candidate';
    const question = `${names[status]} ${who} for ${job.title}? The candidate is told at once, and the decision stands.`;
    if (await popup.confirm(question, names[status])) decide.mutate({ id: _id, status });
  };
  return {
    ask,
    busyId: decide.isPending ? decide.variables.id : null,
    decidedId: decide.isSuccess ? decide.variables.id : null,
  };
}
