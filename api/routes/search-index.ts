import { searchIndex } from '#api/contract/search-index.ts';
import { presentTask } from '#api/presenters/present-task.ts';
import { indexState, searchedEntities } from '#api/search/index-state.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskKind, TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

export const searchIndexRoute = handler(searchIndex, async ({ deps }) => {
  const [indices, deadLetters, lastAudit, lastReindex, orphans] = await Promise.all([
    Promise.all(searchedEntities.map((entity) => indexState(deps, entity))),
    deps.mongo.deadLetters.countDocuments({}),
    newestTask(deps.mongo, 'audit'),
    newestTask(deps.mongo, 'reindex'),
    newestSweep(deps.mongo),
  ]);
  const message = 'The state of the search index.';
  return { success: true, message, indices, deadLetters, lastAudit, lastReindex, orphans };
});

async function newestSweep({ orphanSweeps }: Mongo) {
  const sweep = await orphanSweeps.findOne({ _id: 'newest' }).lean();
  return sweep?.endedAt ? { sweptAt: sweep.endedAt.toISOString(), counts: sweep.counts } : null;
}

async function newestTask(mongo: Mongo, kind: TaskKind) {
  const [task] = await mongo.tasks.find({ kind }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>();
  return task ? presentTask(task) : null;
}
