import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { parsingRunCancel } from '#api/parser/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import type { Run } from './bulk-state.ts';

/** Ends a run before its time, once that is confirmed; nothing where none goes on. `kept`: what becomes of its files. */
export function CancelRun({ run, kept }: { run: Run | null; kept: string }) {
  const client = useQueryClient();
  const popup = usePopup();
  const { mutate, isPending } = useMutation({
    mutationFn: (jobId: string) => call(parsingRunCancel, { params: { jobId } }),
    onError: (error) => void popup.alert(failureMessage(error, 'It was not cancelled. Please try again.')),
    onSettled: () => client.invalidateQueries({ queryKey: ['parsing-run'] }),
  });
  if (!run || !isUnderWay(run)) return null;
  const ask = async () => {
    if (await popup.confirm(`Cancel this run? ${kept}`, 'Cancel the run')) mutate(run.jobId);
  };
  return (
    <Button variant="default" disabled={isPending || run.cancelRequested} onClick={() => void ask()}>
      {run.cancelRequested ? 'Cancelling...' : 'Cancel the run'}
    </Button>
  );
}
