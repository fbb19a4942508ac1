import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#api/http/contract/client.ts';
import { checkProfile } from '#api/profile/check-contract.ts';
import { fetchProfileData } from '#api/profile/contract.ts';
import { PROFILE_CHECK_KEY } from '#ui/lib/profile-check.ts';

const PROFILE_KEY = ['profile'];

/** The signed-in account with its profile. */
export function useProfile(id: string) {
  return useQuery({
    queryKey: [...PROFILE_KEY, id],
    queryFn: async ({ signal }) => (await call(fetchProfileData, { body: { id } }, { signal })).user,
  });
}

/** Names of the fields that a complete profile still needs. */
export function useMissing() {
  return useQuery({
    queryKey: [...PROFILE_CHECK_KEY, 'missing'],
    queryFn: async ({ signal }) => (await call(checkProfile, {}, { signal })).missing,
  });
}

/** Refetches the profile after a change; resolves once the screen shows it. The missing fields follow later. */
export function useRefreshProfile(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: PROFILE_KEY });
    void client.invalidateQueries({ queryKey: PROFILE_CHECK_KEY });
  }, [client]);
}
