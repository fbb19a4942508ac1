import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { importResume, resumeInbox, resumeInboxClear } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { idleInbox, reduceInbox } from './inbox-state.ts';
import { useUploadGuard } from './use-upload-guard.ts';

const POLL_MS = 1_000;

/** The inbox and the state of the newest import into it; polled while the import runs. */
export function useInbox(isExpected = false) {
  return useQuery({
    queryKey: ['resume-inbox'],
    queryFn: ({ signal }) => call(resumeInbox, {}, { signal }),
    refetchInterval: ({ state }) => {
      const last = state.data?.import;
      return isExpected || (last && isUnderWay(last)) ? POLL_MS : false;
    },
  });
}

/** Sends resumes and archives to the inbox and follows the import. */
export function useImportResumes() {
  const [state, dispatch] = useReducer(reduceInbox, idleInbox);
  const isBusy = state.state === 'uploading' || state.state === 'sorting';
  useUploadGuard(state.state === 'uploading');
  const inbox = useInbox(state.state === 'sorting');
  const seen = inbox.data?.import;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to an upload may come after the sight of its import
  useEffect(() => {
    if (seen) dispatch({ type: 'import-seen', import: seen });
  }, [seen, state.jobId]);

  const choose = () => dispatch({ type: 'files-chosen' });
  const upload = async (files: File[]) => {
    if (isBusy) return;
    dispatch({ type: 'upload-started', files: files.length });
    try {
      const { jobId, message } = await call(importResume, { files: { resumes: files } });
      dispatch({ type: 'accepted', jobId, message });
      void inbox.refetch();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const line = error.status === 0 ? 'No response from server.' : `Upload failed: ${error.message}`;
      dispatch({ type: 'failed', line });
    }
  };
  return { state, isBusy, inbox, choose, upload };
}

/** Empties the inbox after a confirmation; alerts the reason if it can't. */
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
