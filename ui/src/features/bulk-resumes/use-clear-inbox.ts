import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { resumeInboxClear } from '#api/parser/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';

/** Asks, and takes everything out of the inbox; what speaks against it is told. */
export function useClearInbox(waiting: number) {
  const popup = usePopup();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumeInboxClear, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: ['resume-inbox'] }),
    onError: ({ message }) => void popup.alert(message),
  });
  const clear = async () => {
    const question = `Take all ${waiting} resumes out of the inbox? They will not be processed.`;
    if (await popup.confirm(question, 'Empty the inbox')) mutate();
  };
  return { clear, isClearing: isPending };
}
