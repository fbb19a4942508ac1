import { IMPORTS_PER_PAGE, imports } from '#api/contract/imports.ts';
import { importKinds } from '#api/imports/find-import.ts';
import { undosOf } from '#api/imports/find-undo.ts';
import { presentEntry } from '#api/presenters/present-import-entry.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

export const importsRoute = handler(imports, async ({ input: { query }, session, deps: { mongo, now } }) => {
  const { page } = query;
  const filter = { kind: { $in: [...importKinds] } };
  const total = await mongo.tasks.countDocuments(filter);
  const tasks = await mongo.tasks
    .find(filter, { checkpoint: 0, log: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .skip((page - 1) * IMPORTS_PER_PAGE)
    .limit(IMPORTS_PER_PAGE)
    .lean<TaskRecord[]>();
  const undos = await undosOf(mongo);
  const seen = { account: session.user._id, now: now() };
  return {
    success: true,
    imports: tasks.map((task) => presentEntry(task, undos.get(String(task._id)) ?? null, seen)),
    pagination: { page, perPage: IMPORTS_PER_PAGE, totalPages: Math.ceil(total / IMPORTS_PER_PAGE), total },
  };
});
