import { startIndexTask } from '#api/commands/start-index-task.ts';
import { searchIndexReindex } from '#api/contract/search-index-reindex.ts';
import { handler } from './handler.ts';

export const searchIndexReindexRoute = handler(searchIndexReindex, async ({ input: { body }, session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'reindex', { entity: body.entity });
  return { success: true, message: 'The index is being made anew.', taskId };
});
