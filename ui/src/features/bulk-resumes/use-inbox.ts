import { useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { resumeInbox } from '#api/contract/resume-inbox.ts';

const LOOK_AGAIN_MS = 1_000;

/** What waits in the inbox and how the newest import into it stands; looked at again while that goes on. */
export function useInbox(isExpected = false) {
  return useQuery({
    queryKey: ['resume-inbox'],
    queryFn: ({ signal }) => call(resumeInbox, {}, { signal }),
    refetchInterval: ({ state }) => {
      const open = state.data?.import?.state === 'queued' || state.data?.import?.state === 'running';
      return open || isExpected ? LOOK_AGAIN_MS : false;
    },
  });
}
