import { useEffect, useReducer, useRef } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { openStream } from '#api/http/contract/event-stream-client.ts';
import type { StreamEventOf } from '#api/http/contract.ts';
import { importCandidate, importCandidateSse, importCandidateStatus } from '#api/imports/contract.ts';
import type { ImportMapping } from '#api/imports/preview-contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { type ImportEvent, idleImport, reduceImport } from './import-state.ts';

type StreamEvent = StreamEventOf<typeof importCandidateSse>;

interface ImportFollower {
  /** Sets the uploaded import; until then, an end event may be an earlier import's. */
  accept: (jobId: string) => void;
  close: () => void;
}

/**
 * Opens the stream before the upload and reports only the uploaded import. The stream has the account's running import:
 * if that is an earlier one, its end is ignored and the stream reopened. After a lost connection the import is fetched
 * once, since its end may have been missed.
 */
function followImport(tell: (event: ImportEvent) => void): ImportFollower {
  let own: string | null = null;
  let early: StreamEvent[] = [];
  let closed = false;
  let closeStream = () => {};

  const open = () => {
    closeStream = openStream(importCandidateSse, {}, receive, onLost);
  };
  const close = () => {
    closed = true;
    closeStream();
  };
  const receive = (event: StreamEvent) => {
    if (closed) return;
    const { jobId } = event.data;
    if (own === null && jobId !== undefined) {
      early.push(event);
      return;
    }
    const ends = event.event !== 'message';
    if (jobId !== undefined && jobId !== own) {
      if (ends) {
        closeStream();
        open();
      }
      return;
    }
    if (ends) close();
    tell(toImportEvent(event));
  };
  const onLost = () => {
    if (own !== null && !closed) void askOnce(own);
  };
  const askOnce = async (jobId: string) => {
    try {
      const found = await call(importCandidateStatus, { params: { jobId }, query: {} });
      if (closed || isUnderWay(found)) return;
      close();
      tell(
        found.state === 'done'
          ? { type: 'done', ...found }
          : { type: 'stream-failed', message: found.error ?? 'The import was cancelled.' },
      );
    } catch (error) {
      // still unreachable: the browser keeps reconnecting, and each failure triggers another fetch
      if (!(error instanceof CallError) || error.status !== 0) throw error;
    }
  };

  open();
  return {
    accept: (jobId) => {
      own = jobId;
      const received = early;
      early = [];
      received.forEach(receive);
    },
    close,
  };
}

function toImportEvent(event: StreamEvent): ImportEvent {
  if (event.event === 'message') return { type: 'progress', ...event.data };
  if (event.event === 'done') return { type: 'done', ...event.data };
  return { type: 'stream-failed', message: event.data.message };
}

/** One import at a time: opens the stream before the upload, closes it when either ends. */
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
