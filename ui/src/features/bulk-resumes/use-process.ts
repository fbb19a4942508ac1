import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { openStream } from '#api/http/contract/event-stream-client.ts';
import { processResumes } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { idleProcess, reduceProcess } from './process-state.ts';
import { useRun } from './use-run.ts';

/** Starts a run through the inbox and follows it; on a page that is opened during a run, follows that one. */
export function useProcess() {
  const [state, dispatch] = useReducer(reduceProcess, idleProcess);
  const queries = useQueryClient();
  const close = useRef<(() => void) | null>(null);
  const isRunning = state.state === 'running';
  const run = useRun('process-resumes', isRunning);

  const follow = () => {
    if (close.current) return;
    dispatch({ type: 'opened' });
    const end = () => {
      close.current?.();
      close.current = null;
      void queries.invalidateQueries({ queryKey: ['parsing-run'] });
      void queries.invalidateQueries({ queryKey: ['resume-inbox'] });
    };
    close.current = openStream(
      processResumes,
      {},
      ({ event, data }) => {
        const received = event === 'error' ? { type: 'error' as const, message: data.message } : data;
        dispatch({ type: 'received', event: received });
        if (received.type === 'error' || received.progress === 100) end();
      },
      (_, final) => {
        dispatch({ type: final ? 'connection-closed' : 'connection-lost' });
        if (final) end();
      },
      () => dispatch({ type: 'unreadable' }),
    );
  };

  useEffect(
    () => () => {
      close.current?.();
      close.current = null;
    },
    [],
  );
  const isOpen = run.data ? isUnderWay(run.data) : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: joins a running run once, on mount
  useEffect(() => {
    if (isOpen && state.state === 'idle') follow();
  }, [isOpen]);
  return { state, isRunning, start: follow, run };
}
