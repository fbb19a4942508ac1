import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { parsingRun } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

const POLL_MS = 1_000;

/** The newest run of a kind, polled while it runs or is about to start (`isExpected`). */
export function useRun(of: 'bulk-parse-resumes' | 'process-resumes', isExpected: boolean) {
  return useQuery({
    queryKey: ['parsing-run', of],
    queryFn: ({ signal }) => call(parsingRun, { query: { of } }, { signal }),
    select: ({ run }) => run,
    refetchInterval: ({ state }) => {
      const run = state.data?.run;
      return isExpected || (run && isUnderWay(run)) ? POLL_MS : false;
    },
  });
}
