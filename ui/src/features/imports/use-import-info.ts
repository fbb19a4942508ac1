import { useEffect, useReducer, useRef } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { callStream } from '#api/http/contract/event-stream-client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { importCandidateInfo, importCandidateStatus } from '#api/imports/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { idleInfo, reduceInfo } from './info-state.ts';

const ASK_EVERY_MS = 1_500;

type ImportStatus = ResponseOf<typeof importCandidateStatus>;

/** Polls an import until it ends, retrying while the server is unreachable; stops at once on abort. */
async function* followStatus(jobId: string, signal: AbortSignal): AsyncGenerator<ImportStatus> {
  while (!signal.aborted) {
    const found = await askOnce(jobId, signal);
    if (signal.aborted) return;
    if (found) yield found;
    if (found && !isUnderWay(found)) return;
    await new Promise((resolve) => window.setTimeout(resolve, ASK_EVERY_MS));
  }
}

async function askOnce(jobId: string, signal: AbortSignal): Promise<ImportStatus | null> {
  try {
    return await call(importCandidateStatus, { params: { jobId }, query: {} }, { signal });
  } catch (error) {
    if (signal.aborted || (error instanceof CallError && error.status === 0)) return null;
    throw error;
  }
}

/**
 * One info import at a time, followed by the upload's response stream. If that connection is lost, the import is polled
 * until it ends. Leaving the page only stops following it.
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
        dispatch({ type: 'progress', message, percent: (found.processed / found.total) * 100, jobId });
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
          else dispatch({ type: 'progress', message: data.message, percent: data.progress, jobId: data.jobId });
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
        dispatch({ type: 'lost', message: `${error.message} The import continues.` });
        await askForEnd(jobId, signal);
      }
    }
  };
  return { state, choose, upload };
}
