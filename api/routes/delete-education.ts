import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteEducation } from '#api/contract/delete-education.ts';
import { educationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteEducationRoute = handler(deleteEducation, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, educationKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Education removed successfully!', educations: profile.education };
});
