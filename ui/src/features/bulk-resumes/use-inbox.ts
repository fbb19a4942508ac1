import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { resumeInbox } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

const LOOK_AGAIN_MS = 1_000;

/** What waits in the inbox and how the newest import into it stands; looked at again while that goes on. */
export function useInbox(isExpected = false) {
  return useQuery({
    queryKey: ['resume-inbox'],
    queryFn: ({ signal }) => call(resumeInbox, {}, { signal }),
    refetchInterval: ({ state }) => {
      const last = state.data?.import;
      return isExpected || (last && isUnderWay(last)) ? LOOK_AGAIN_MS : false;
    },
  });
}
