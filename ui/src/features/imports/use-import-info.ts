import { useEffect, useReducer, useRef } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { callStream } from '#api/http/contract/event-stream-client.ts';
import { importCandidateInfo, importCandidateStatus } from '#api/imports/contract.ts';
import { followStatus } from './follow-status.ts';
import { idleInfo, reduceInfo } from './info-state.ts';

/**
 * One import of candidates' info after another, told of by its upload's answer. Where that connection is lost the
 * import is asked for until it has ended; leaving the page stops the listening alone.
 */
export function useImportInfo() {
  const [state, dispatch] = useReducer(reduceInfo, idleInfo);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const listenAnew = (): AbortSignal => {
    listening.current?.abort();
    listening.current = new AbortController();
    return listening.current.signal;
  };
  const choose = () => {
    listening.current?.abort();
    dispatch({ type: 'file-chosen' });
  };
  const askForEnd = async (jobId: string, signal: AbortSignal) => {
    for await (const found of followStatus(jobId, signal)) {
      if (found.total > 0) {
        const message = `Processed ${found.processed} / ${found.total} | Saved: ${found.saved}`;
        dispatch({ type: 'told', message, percent: (found.processed / found.total) * 100, jobId });
      }
      if (found.state === 'failed' || found.state === 'cancelled') {
        dispatch({ type: 'failed', line: `Error: ${found.error ?? 'The import was cancelled.'}` });
      } else if (found.state === 'done') {
        dispatch({ type: 'ended' });
        dispatch({ type: 'left-out', left: found });
      }
    }
  };
  const upload = async (file: File) => {
    const signal = listenAnew();
    dispatch({ type: 'upload-started' });
    let jobId: string | null = null;
    let failed = false;
    try {
      await callStream(
        importCandidateInfo,
        { files: { file } },
        (event) => {
          if (event?.event === 'error') throw new CallError(0, event.data.message);
          if (!event) return;
          const { data } = event;
          jobId = data.jobId;
          failed ||= 'error' in data;
          if ('error' in data) dispatch({ type: 'failed', line: `Error: ${data.error}` });
          else dispatch({ type: 'told', message: data.message, percent: data.progress, jobId: data.jobId });
        },
        { signal },
      );
      if (failed || !jobId) return;
      dispatch({ type: 'ended' });
      dispatch({ type: 'left-out', left: await call(importCandidateStatus, { params: { jobId }, query: {} }) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 0) {
        dispatch({ type: 'failed', line: `Error: Server responded ${error.status}. ${error.message}` });
      } else if (jobId === null) {
        dispatch({ type: 'failed', line: error.message });
      } else {
        dispatch({ type: 'lost', message: `${error.message} The import goes on.` });
        await askForEnd(jobId, signal);
      }
    }
  };
  return { state, choose, upload };
}
