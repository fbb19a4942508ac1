import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { siteLinks } from '#api/sessions/first-load-contract.ts';

/** Addresses that the operator configures; fetched once, since they change only on a restart. */
export const siteLinksQuery = queryOptions({
  queryKey: ['site-links'],
  queryFn: ({ signal }) => call(siteLinks, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
