import { useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { parsingRun } from '#api/contract/parsing-run.ts';

const LOOK_AGAIN_MS = 1_000;

/** The newest run of a kind, looked at again and again while it goes on or is about to (`isExpected`). */
export function useRun(of: 'bulk-parse-resumes' | 'process-resumes', isExpected: boolean) {
  return useQuery({
    queryKey: ['parsing-run', of],
    queryFn: ({ signal }) => call(parsingRun, { query: { of } }, { signal }),
    select: ({ run }) => run,
    refetchInterval: ({ state }) => {
      const open = state.data?.run?.state === 'queued' || state.data?.run?.state === 'running';
      return open || isExpected ? LOOK_AGAIN_MS : false;
    },
  });
}
