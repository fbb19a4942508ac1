import { useEffect, useReducer } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { importResume } from '#api/parser/contract.ts';
import { idleInbox, reduceInbox } from './inbox-state.ts';
import { useInbox } from './use-inbox.ts';
import { useUploadGuard } from './use-upload-guard.ts';

/** Sends resumes and archives to the inbox and follows what becomes of them. */
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
