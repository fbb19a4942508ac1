import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { checkProfile } from '#api/profile/check-contract.ts';

/** Invalidate after every change of the seeker's own profile. */
export const PROFILE_CHECK_KEY = ['check-profile'];

/**
 * Whether the signed-in seeker's profile is complete. True is cached; false is refetched on every mount, since the
 * profile may have been completed in the meantime.
 */
export function useProfileCheck() {
  return useQuery({
    queryKey: PROFILE_CHECK_KEY,
    queryFn: async ({ signal }) => (await call(checkProfile, {}, { signal })).success,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
}
