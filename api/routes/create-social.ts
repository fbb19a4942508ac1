import { addEntry } from '#api/commands/add-entry.ts';
import { createSocial } from '#api/contract/create-social.ts';
import { socialKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createSocialRoute = handler(createSocial, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, socialKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Social profile added successfully!', socialProfiles: profile.socialProfiles };
});
