import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { siteLinks } from '#api/sessions/first-load-contract.ts';

/** Addresses that the operator has set: fetched once, since they change with a restart alone. */
export const siteLinksQuery = queryOptions({
  queryKey: ['site-links'],
  queryFn: ({ signal }) => call(siteLinks, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
