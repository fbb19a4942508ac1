import { addEntry } from '#api/commands/add-entry.ts';
import { createEducation } from '#api/contract/create-education.ts';
import { educationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createEducationRoute = handler(createEducation, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, educationKind, { userId: body.userId, given: body.tempEdu });
  return { success: true, message: 'Education added successfully!', educations: profile.education };
});
