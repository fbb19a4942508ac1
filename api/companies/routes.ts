import { readFile } from 'node:fs/promises';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readStoredPicture } from '#api/profile/clean-picture.ts';
import { canFor } from '#domain/permissions.ts';
import { findCompany, presentCompany, updateCompany } from './company.ts';
import { companyLogo, fetchCompany, updateEmployer } from './contract.ts';

export const fetchCompanyRoute = handler(fetchCompany, async ({ input: { params }, session, deps: { mongo } }) => {
  const record = await findCompany(mongo, params.id);
  const isOwn = canFor(session.user, 'company.edit', params.id);
  if (!record && !isOwn) throw new ApiError(404, 'Company not found.');
  return {
    success: true,
    message: record ? 'Company found.' : 'No company details yet.',
    company: record && presentCompany(record),
  };
});

export const companyLogoRoute = handler(companyLogo, async ({ input: { params }, deps: { mongo } }) => {
  const company = await findCompany(mongo, params.id);
  const picture = company?.logoFile ? await readStoredPicture(mongo, company.logoFile) : null;
  if (!picture) throw new ApiError(404, 'Logo not found.');
  const { bytes, mediaType } = picture;
  return { body: bytes, fileName: `logo.${mediaType.slice('image/'.length)}`, mediaType, inline: true };
});

export const updateEmployerRoute = handler(updateEmployer, async ({ input: { body, files }, session, deps }) => {
  const [upload] = files.companyLogo;
  const logo = upload ? await readFile(upload.path) : null;
  const record = await updateCompany(deps, session.user._id, { fields: body, logo });
  return { success: true, message: 'Company details updated successfully!', employer: presentCompany(record) };
});
