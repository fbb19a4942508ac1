import { startIndexTask } from '#api/commands/start-index-task.ts';
import { searchIndexAudit } from '#api/contract/search-index-audit.ts';
import { handler } from './handler.ts';

export const searchIndexAuditRoute = handler(searchIndexAudit, async ({ input: { body }, session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'audit', { entity: body.entity, repair: body.repair });
  return { success: true, message: 'Database and index are being compared.', taskId };
});
