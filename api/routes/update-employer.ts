import { readFile } from 'node:fs/promises';
import { updateCompany } from '#api/commands/update-company.ts';
import { updateEmployer } from '#api/contract/update-employer.ts';
import { presentCompany } from '#api/presenters/present-company.ts';
import { handler } from './handler.ts';

export const updateEmployerRoute = handler(updateEmployer, async ({ input: { body, files }, session, deps }) => {
  const [upload] = files.companyLogo;
  const logo = upload ? await readFile(upload.path) : null;
  const record = await updateCompany(deps, session.user._id, { fields: body, logo });
  return { success: true, message: 'Company details updated successfully!', employer: presentCompany(record) };
});
