import { changeEntry } from '#api/commands/change-entry.ts';
import { updateEducation } from '#api/contract/update-education.ts';
import { educationKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const updateEducationRoute = handler(updateEducation, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempEdu;
  const profile = await changeEntry(deps, session, educationKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Education updated successfully!', educations: profile.education };
});
