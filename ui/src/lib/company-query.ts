import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { fetchCompany } from '#api/contract/fetch-company.ts';

/** The company of an employer's account; null for one's own that nothing was said of yet. */
export const companyOf = (userId: string) =>
  queryOptions({
    queryKey: ['company', userId],
    queryFn: ({ signal }) => call(fetchCompany, { params: { id: userId } }, { signal }),
  });
