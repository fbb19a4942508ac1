import { addEntry } from '#api/commands/add-entry.ts';
import { createProject } from '#api/contract/create-project.ts';
import { projectKind } from '#api/profile/entry-kinds.ts';
import { handler } from './handler.ts';

export const createProjectRoute = handler(createProject, async ({ input: { body }, session, deps }) => {
  const profile = await addEntry(deps, session, projectKind, { userId: body.userId, given: body.tempItem });
  return { success: true, message: 'Project added successfully!', projects: profile.projects };
});
