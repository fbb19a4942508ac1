import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { shortlistCandidates, shortlists } from '#api/shortlists/contract.ts';

/** Key prefix of everything about candidate lists; refetched after a change. */
export const SHORTLISTS_KEY = ['shortlists'];

/** A candidate’s applications and lists; refetched with the lists. */
export const ACTIVITY_KEY = [...SHORTLISTS_KEY, 'activity'];

export const shortlistsQuery = queryOptions({
  queryKey: [...SHORTLISTS_KEY, 'all'],
  queryFn: async ({ signal }) => (await call(shortlists, {}, { signal })).shortlists,
});

export const shortlistPage = (id: string, page: number) =>
  queryOptions({
    queryKey: [...SHORTLISTS_KEY, id, page],
    queryFn: ({ signal }) => call(shortlistCandidates, { params: { id }, query: { page } }, { signal }),
  });
