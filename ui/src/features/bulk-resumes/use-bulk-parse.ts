import { useEffect, useReducer, useRef } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { callStream } from '#api/http/contract/event-stream-client.ts';
import { bulkParseResumes } from '#api/parser/contract.ts';
import { idleBulk, reduceBulk } from './bulk-state.ts';
import { useRun } from './use-run.ts';
import { useUploadGuard } from './use-upload-guard.ts';

/** Sends resumes and follows their parsing: by the call's stream, or by polling the run if the connection is lost. */
export function useBulkParse() {
  const [state, dispatch] = useReducer(reduceBulk, idleBulk);
  /** State of the stream; null while files are uploading. The run continues when the page is left. */
  const stop = useRef<AbortController | null>(null);
  const isBusy = state.state === 'uploading' || state.state === 'processing';
  const newest = useRun('bulk-parse-resumes', isBusy);
  const { data: run, refetch } = newest;
  useUploadGuard(state.state === 'uploading');
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (run) dispatch({ type: 'run-seen', run });
  }, [run]);

  const choose = () => dispatch({ type: 'files-chosen' });
  const parse = async (files: File[]) => {
    if (isBusy) return;
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'upload-started', files: files.length });
    let isEnded = false;
    try {
      await callStream(
        bulkParseResumes,
        { files: { resumes: files } },
        (event) => {
          // the run exists now: pages that were opened during the upload learn of it
          if (!stop.current) void refetch();
          stop.current = controller;
          if (!event) return dispatch({ type: 'unreadable' });
          isEnded = event.event === 'error' || event.data.progress === 100;
          if (event.event === 'error') dispatch({ type: 'failed', line: `Error: ${event.data.message}` });
          else dispatch({ type: 'progress', ...event.data });
        },
        { signal },
      );
      if (!isEnded) dispatch({ type: 'connection-lost' });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0) dispatch({ type: 'connection-lost' });
      else dispatch({ type: 'failed', line: `Upload failed: ${error.message}` });
    }
    stop.current = null;
    void refetch();
  };
  return { state, run: newest, isBusy, choose, parse };
}
