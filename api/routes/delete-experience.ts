import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteExperience } from '#api/contract/delete-experience.ts';
import { experienceKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteExperienceRoute = handler(deleteExperience, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, experienceKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Work experience removed successfully!', experiences: profile.workExperience };
});
