import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { type ImportEntry, importCandidateUndo } from '#api/imports/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { IMPORTS_KEY } from './import-queries.ts';

/** Takes an import's candidates out again, once that is confirmed; the ledger follows it. */
export function useUndo() {
  const client = useQueryClient();
  const popup = usePopup();
  const { mutate, isPending } = useMutation({
    mutationFn: (jobId: string) => call(importCandidateUndo, { params: { jobId } }),
    onError: (error) => void popup.alert(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
  const undo = async ({ jobId, fileName, saved }: ImportEntry) => {
    const what = saved === 1 ? 'The candidate' : `The ${saved.toLocaleString('en-IN')} candidates`;
    const question = `${what} that “${fileName}” brought will be removed, but for those that somebody has changed, commented on or otherwise used since. This cannot be taken back.`;
    if (await popup.confirm(question, 'Undo the import')) mutate(jobId);
  };
  return { undo, isPending };
}
