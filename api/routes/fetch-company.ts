import { findCompany } from '#api/companies/find-company.ts';
import { fetchCompany } from '#api/contract/fetch-company.ts';
import { ApiError } from '#api/errors.ts';
import { presentCompany } from '#api/presenters/present-company.ts';
import { handler } from './handler.ts';

export const fetchCompanyRoute = handler(fetchCompany, async ({ input: { params }, session, deps: { mongo } }) => {
  const record = await findCompany(mongo, params.id);
  const isOwn = session.user.role === 'employer' && params.id === session.user._id;
  if (!record && !isOwn) throw new ApiError(404, 'Company not found.');
  return {
    success: true,
    message: record ? 'Company found.' : 'No company details yet.',
    company: record && presentCompany(record),
  };
});
