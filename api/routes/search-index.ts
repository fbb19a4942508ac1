import { searchIndex } from '#api/contract/search-index.ts';
import { presentTask } from '#api/presenters/present-task.ts';
import { indexState, searchedEntities } from '#api/search/index-state.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskKind, TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

export const searchIndexRoute = handler(searchIndex, async ({ deps }) => {
  const [indices, deadLetters, lastAudit, lastReindex] = await Promise.all([
    Promise.all(searchedEntities.map((entity) => indexState(deps, entity))),
    deps.mongo.deadLetters.countDocuments({}),
    newestTask(deps.mongo, 'audit'),
    newestTask(deps.mongo, 'reindex'),
  ]);
  return { success: true, message: 'The state of the search index.', indices, deadLetters, lastAudit, lastReindex };
});

async function newestTask(mongo: Mongo, kind: TaskKind) {
  const [task] = await mongo.tasks.find({ kind }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>();
  return task ? presentTask(task) : null;
}
