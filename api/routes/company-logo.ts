import { findCompany } from '#api/companies/find-company.ts';
import { companyLogo } from '#api/contract/company-logo.ts';
import { ApiError } from '#api/errors.ts';
import { pictureMediaType } from '#api/pictures/picture-media-type.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import { handler } from './handler.ts';

export const companyLogoRoute = handler(companyLogo, async ({ input: { params }, deps: { mongo } }) => {
  const company = await findCompany(mongo, params.id);
  const file = company?.logoFile ? await findFile(mongo, company.logoFile) : null;
  const body = file && (await readFile(mongo, file));
  // by its content again, whatever the record says: nothing that a browser would run leaves here
  const mediaType = body && pictureMediaType(body);
  if (!body || !mediaType) throw new ApiError(404, 'Logo not found.');
  return { body, fileName: `logo.${mediaType.slice('image/'.length)}`, mediaType, inline: true };
});
