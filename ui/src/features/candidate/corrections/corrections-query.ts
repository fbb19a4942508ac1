import { queryOptions } from '@tanstack/react-query';
import { candidateCorrections } from '#api/candidates/corrections-contract.ts';
import { call } from '#api/http/contract/client.ts';

/** The corrections of a candidate that the account may see, newest first. */
export const correctionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate-corrections', id],
    queryFn: async ({ signal }) => (await call(candidateCorrections, { params: { id } }, { signal })).corrections,
  });
