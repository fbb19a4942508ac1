import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { secondFactor } from '#api/sessions/second-factor-contract.ts';

export const SECOND_FACTOR_FAILED = 'Trouble in connecting to the Server! Please try again later.';

/** The own account's; always fetched again, because another browser may have changed it. */
export const ownSecondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(secondFactor, {}, { signal }),
  staleTime: 0,
});
