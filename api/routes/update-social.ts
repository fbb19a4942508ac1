import { changeEntry } from '#api/commands/change-entry.ts';
import { updateSocial } from '#api/contract/update-social.ts';
import { socialKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const updateSocialRoute = handler(updateSocial, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempItem;
  const profile = await changeEntry(deps, session, socialKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Social profile updated successfully!', socialProfiles: profile.socialProfiles };
});
