import { startIndexTask } from '#api/commands/start-index-task.ts';
import { findDuplicates } from '#api/contract/find-duplicates.ts';
import { handler } from './handler.ts';

export const findDuplicatesRoute = handler(findDuplicates, async ({ session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'find-duplicates', {});
  return { success: true, message: 'The candidates are being looked through.', taskId };
});
