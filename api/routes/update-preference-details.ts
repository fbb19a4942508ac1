import { readFile } from 'node:fs/promises';
import { changePreferences } from '#api/commands/change-preferences.ts';
import { updatePreferenceDetails } from '#api/contract/update-preference-details.ts';
import { handler } from './handler.ts';

export const updatePreferenceDetailsRoute = handler(updatePreferenceDetails, async ({ input, session, deps }) => {
  const { userId, version, ...preferences } = input.body;
  const [upload] = input.files.resume;
  const resume = upload && { bytes: await readFile(upload.path), fileName: upload.fileName };
  const candidate = await changePreferences(deps, session, { userId, version, preferences, resume });
  return { success: true, message: 'Preferences updated successfully!', candidate };
});
