import { queryOptions } from '@tanstack/react-query';
import { fetchCompany } from '#api/companies/contract.ts';
import { call } from '#api/http/contract/client.ts';

/** The company of an employer's account; null for one's own company while it has no details. */
export const companyOf = (userId: string) =>
  queryOptions({
    queryKey: ['company', userId],
    queryFn: ({ signal }) => call(fetchCompany, { params: { id: userId } }, { signal }),
  });
