import type { TaskKind } from '#mongo/models/task.ts';
import type { World } from './world.ts';

/** A task that has ended well, `saved` records ago. */
export function taskRecord(
  { ids, accounts, now }: World,
  id: keyof World['ids'],
  kind: TaskKind,
  input: object,
  saved = 0,
) {
  return {
    ...{ _id: ids[id], revision: 1, kind, state: 'done', input, progress: { processed: saved, total: saved, saved } },
    ...{ log: [], logCount: 0, createdBy: accounts.admin._id, createdAt: now, startedAt: now, finishedAt: now },
    ...{ attempts: 1, cancelRequested: false },
  };
}

/** A task in the hands of a process that never ends it: it can be cancelled, and no indexer takes it. */
export function heldTask(world: World, id: keyof World['ids'], kind: TaskKind, input: object) {
  const { finishedAt: _, ...task } = taskRecord(world, id, kind, input);
  const leaseUntil = new Date(world.now.getTime() + 3_600_000);
  return { ...task, state: 'running', leaseOwner: 'pairs', leaseUntil };
}
