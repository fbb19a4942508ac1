import { removeEntry } from '#api/commands/remove-entry.ts';
import { deleteProject } from '#api/contract/delete-project.ts';
import { projectKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const deleteProjectRoute = handler(deleteProject, async ({ input: { body }, session, deps }) => {
  const profile = await removeEntry(deps, session, projectKind, { userId: body.userId, id: body.id });
  return { success: true, message: 'Project removed successfully!', projects: profile.projects };
});
