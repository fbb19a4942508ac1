import { useEffect, useReducer, useRef } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { type ImportMapping, importCandidate } from '#api/imports/contract.ts';
import { followImport } from './follow-import.ts';
import { idleImport, reduceImport } from './import-state.ts';

/** One import after another: the stream is opened before its upload, and closed when either ends it. */
export function useImport() {
  const [state, dispatch] = useReducer(reduceImport, idleImport);
  const close = useRef<() => void>(() => {});
  useEffect(() => () => close.current(), []);

  const choose = () => {
    close.current();
    dispatch({ type: 'file-chosen' });
  };
  const upload = async (file: File, mapping?: ImportMapping) => {
    if (state.state === 'uploading') return;
    dispatch({ type: 'upload-started' });
    close.current();
    const follower = followImport(dispatch);
    close.current = follower.close;
    try {
      const { jobId } = await call(importCandidate, { files: { file }, body: mapping ? { mapping } : {} });
      dispatch({ type: 'accepted', jobId });
      follower.accept(jobId);
    } catch (error) {
      follower.close();
      if (!(error instanceof CallError)) throw error;
      const line = error.status === 0 ? error.message : `Upload failed: ${error.status}. ${error.message}`;
      dispatch({ type: 'upload-failed', line });
    }
  };
  return { state, choose, upload };
}
