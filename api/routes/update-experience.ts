import { changeEntry } from '#api/commands/change-entry.ts';
import { updateExperience } from '#api/contract/update-experience.ts';
import { experienceKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const updateExperienceRoute = handler(updateExperience, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempExp;
  const profile = await changeEntry(deps, session, experienceKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Work experience updated successfully!', experiences: profile.workExperience };
});
