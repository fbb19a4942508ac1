import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { DeadLetterRecord } from '#mongo/models/dead-letter.ts';
import { isTaskOpen, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';
import { cancelTask } from '#mongo/tasks/create-task.ts';
import {
  searchIndex,
  searchIndexAudit,
  searchIndexDeadLetters,
  searchIndexNearTitles,
  searchIndexReindex,
  searchIndexReplayDeadLetters,
  taskCancel,
  taskStream,
} from './contract.ts';
import { indexState, searchedEntities } from './index-state.ts';
import { presentTask, startIndexTask, watchTask } from './tasks.ts';

export const taskCancelRoute = handler(taskCancel, async ({ input: { params }, deps }) => {
  const id = new Types.ObjectId(params.id);
  const task = await deps.mongo.tasks.findOne({ _id: id }).lean();
  if (!task || task.deleted) throw new ApiError(404, 'There is no such task.');
  if (!isTaskOpen(task) || !(await cancelTask(deps.mongo, deps.changes, id, deps.now())))
    throw new ApiError(409, 'The task has already ended.');
  return { success: true, message: 'The task is being cancelled.' };
});

export const taskStreamRoute = handler(taskStream, async ({ input: { params }, deps, ctx }) => {
  const id = new Types.ObjectId(params.id);
  const task = await deps.mongo.tasks.exists({ _id: id });
  if (!task) throw new ApiError(404, 'There is no such task.');
  return events();

  async function* events() {
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      const event = ended ? ('done' as const) : ('message' as const);
      yield { event, data: presentTask(task) };
    }
  }
});

export const searchIndexRoute = handler(searchIndex, async ({ deps }) => {
  const [indices, deadLetters, lastAudit, lastReindex, lastNearTitles, orphans] = await Promise.all([
    Promise.all(searchedEntities.map((entity) => indexState(deps, entity))),
    deps.mongo.deadLetters.countDocuments({}),
    newestTask(deps.mongo, 'audit'),
    newestTask(deps.mongo, 'reindex'),
    newestTask(deps.mongo, 'near-titles'),
    newestSweep(deps.mongo),
  ]);
  const message = 'The state of the search index.';
  return { success: true, message, indices, deadLetters, lastAudit, lastReindex, lastNearTitles, orphans };
});

async function newestSweep({ orphanSweeps }: Mongo) {
  const sweep = await orphanSweeps.findOne({ _id: 'newest' }).lean();
  return sweep?.endedAt ? { sweptAt: sweep.endedAt.toISOString(), counts: sweep.counts } : null;
}

async function newestTask(mongo: Mongo, kind: TaskKind) {
  const [task] = await mongo.tasks.find({ kind }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>();
  return task ? presentTask(task) : null;
}

export const searchIndexAuditRoute = handler(searchIndexAudit, async ({ input: { body }, session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'audit', { entity: body.entity, repair: body.repair });
  return { success: true, message: 'Database and index are being compared.', taskId };
});

const SHOWN = 100;

export const searchIndexDeadLettersRoute = handler(searchIndexDeadLetters, async ({ deps: { mongo } }) => {
  const [total, newest] = await Promise.all([
    mongo.deadLetters.countDocuments({}),
    mongo.deadLetters.find({}).sort({ failedAt: -1 }).limit(SHOWN).lean<DeadLetterRecord[]>(),
  ]);
  const deadLetters = newest.map(({ _id, index, entity, recordId, revision, reason, failedAt, attempts }) => ({
    _id,
    index,
    entity,
    recordId,
    revision: revision ?? null,
    reason,
    attempts,
    failedAt: failedAt.toISOString(),
  }));
  return { success: true, message: total === 0 ? 'No dead letters.' : `${total} dead letters.`, total, deadLetters };
});

export const searchIndexReindexRoute = handler(searchIndexReindex, async ({ input: { body }, session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'reindex', { entity: body.entity });
  return { success: true, message: 'The index is being rebuilt.', taskId };
});

export const searchIndexNearTitlesRoute = handler(searchIndexNearTitles, async ({ session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'near-titles', {});
  return { success: true, message: 'Near titles are being found.', taskId };
});

export const searchIndexReplayDeadLettersRoute = handler(searchIndexReplayDeadLetters, async ({ session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'replay-dead-letters', {});
  return { success: true, message: 'The dead letters are being retried.', taskId };
});
