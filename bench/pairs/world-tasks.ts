import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { TaskKind } from '#mongo/models/task.ts';
import type { World } from './world.ts';

/** Initial tasks and their files, by collection. */
export type Records = Record<string, Record<string, unknown>[]>;

/** A finished task, `saved` records ago. */
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

/** A task of a process that never ends it: it can be cancelled, and no indexer takes it. */
export function heldTask(world: World, id: keyof World['ids'], kind: TaskKind, input: object) {
  const { finishedAt: _, ...task } = taskRecord(world, id, kind, input);
  const leaseUntil = new Date(world.now.getTime() + 3_600_000);
  return { ...task, state: 'running', leaseOwner: 'pairs', leaseUntil };
}

export const fileOf = (_id: Types.ObjectId, name: string, contentType: string, bytes: Buffer, createdAt: Date) => ({
  ...{ _id, name, contentType, size: bytes.length, pieces: 1, complete: true, createdAt },
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
