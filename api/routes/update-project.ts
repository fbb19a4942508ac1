import { changeEntry } from '#api/commands/change-entry.ts';
import { updateProject } from '#api/contract/update-project.ts';
import { projectKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const updateProjectRoute = handler(updateProject, async ({ input: { body }, session, deps }) => {
  const { _id, ...given } = body.tempItem;
  const profile = await changeEntry(deps, session, projectKind, {
    userId: body.userId,
    id: _id,
    given,
    version: body.version,
  });
  return { success: true, message: 'Project updated successfully!', projects: profile.projects };
});
