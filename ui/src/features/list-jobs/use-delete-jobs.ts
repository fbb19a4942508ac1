import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { deleteJobs } from '#api/jobs/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { refreshJobs } from '#ui/lib/job-queries.ts';

/** Deletes jobs after asking; the list is fetched anew on the page it stands at, after a refusal too. */
export function useDeleteJobs() {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteJobs, { body: { ids } }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, 'Action failed')),
    onSettled: () => refreshJobs(client),
  });
  const ask = async (ids: string[], title?: string) => {
    const what = title ? `the job "${title}"` : `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}`;
    const question = `Are you sure you want to delete ${what}? Applications stay, marked 'No longer available'.`;
    if (await popup.confirm(question, 'Delete')) {
      remove.mutate(ids);
    }
  };
  return { ask, isPending: remove.isPending };
}
