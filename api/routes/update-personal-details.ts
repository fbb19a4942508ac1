import { readFile } from 'node:fs/promises';
import { changePersonals } from '#api/commands/change-personals.ts';
import { updatePersonalDetails } from '#api/contract/update-personal-details.ts';
import { handler } from './handler.ts';

export const updatePersonalDetailsRoute = handler(updatePersonalDetails, async ({ input, session, deps }) => {
  const { userId, version, ...personals } = input.body;
  const [upload] = input.files.profilePic;
  const photo = upload && (await readFile(upload.path));
  const candidate = await changePersonals(deps, session, { userId, version, personals, photo });
  return { success: true, message: 'Personal details updated successfully!', candidate };
});
