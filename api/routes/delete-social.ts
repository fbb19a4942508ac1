import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteSocial } from '#api/contract/delete-social.ts';
import { socialKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteSocialRoute = handler(deleteSocial, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, socialKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Social profile removed successfully!', socialProfiles: profile.socialProfiles };
});
