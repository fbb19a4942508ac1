import { findCompany } from '#api/companies/find-company.ts';
import { companyLogo } from '#api/contract/company-logo.ts';
import { ApiError } from '#api/errors.ts';
import { readStoredPicture } from '#api/pictures/stored-picture.ts';
import { handler } from './handler.ts';

export const companyLogoRoute = handler(companyLogo, async ({ input: { params }, deps: { mongo } }) => {
  const company = await findCompany(mongo, params.id);
  const picture = company?.logoFile ? await readStoredPicture(mongo, company.logoFile) : null;
  if (!picture) throw new ApiError(404, 'Logo not found.');
  const { bytes, mediaType } = picture;
  return { body: bytes, fileName: `logo.${mediaType.slice('image/'.length)}`, mediaType, inline: true };
});
