import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { parsedResumeDiscard, parsedResumeSave } from '#api/parser/contract.ts';
import type { ResumeValues } from '#domain/parsed-resume.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { FILES_KEY } from './use-parsing.ts';

/** Saves or discards one resume; the list is fetched anew after either. */
export function useReview(jobId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const popup = usePopup();
  const onSuccess = ({ message }: { message: string }) => {
    toast(message);
    return client.invalidateQueries({ queryKey: FILES_KEY });
  };
  const save = useMutation({
    mutationFn: (body: ResumeValues) => call(parsedResumeSave, { params: { jobId }, body }),
    onSuccess,
  });
  const discard = useMutation({
    mutationFn: () => call(parsedResumeDiscard, { params: { jobId } }),
    onSuccess,
  });
  const error = save.error ?? discard.error;
  const askAndDiscard = async () => {
    if (await popup.confirm('Discard this resume and what was read of it?', 'Discard')) discard.mutate();
  };
  return {
    save: (values: ResumeValues) => save.mutate(values),
    discard: () => void askAndDiscard(),
    isBusy: save.isPending || discard.isPending,
    failure: error && failureMessage(error, 'It could not be saved. Please try again.'),
  };
}
