import { addEntry } from '#api/commands/add-entry.ts';
import { createExperience } from '#api/contract/create-experience.ts';
import { experienceKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createExperienceRoute = handler(createExperience, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, experienceKind, { userId: body.userId, given: body.tempExp });
  return { success: true, message: 'Work experience added successfully!', experiences: profile.workExperience };
});
