import type { Types } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { openTaskStates, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';

/** A worker that does not renew for this long loses its task to another. */
export const LEASE_MS = 15_000;

/**
 * One task of a kind runs at a time, over all processes: the next one builds on it. Previews are exempt: they change
 * nothing, users wait for them, and a large file must not delay a small one. Each has its own memory limit.
 */
const atOnce: Partial<Record<TaskKind, number>> = { 'preview-import': 2 };
const mostOf = (kind: TaskKind): number => atOnce[kind] ?? 1;

export interface Claim {
  /** Unique to the process. */
  owner: string;
  now: Date;
  /** Kinds this process can run; default: all. */
  kinds?: TaskKind[];
}

/**
 * Claims the oldest waiting or abandoned task under a lease; null if there is none. Limits how many tasks of one kind
 * run at a time. A task taken over resumes from its `checkpoint`.
 */
export async function claimTask(mongo: Mongo, { owner, now, kinds }: Claim): Promise<TaskRecord | null> {
  const open = await mongo.tasks
    .find({ state: { $in: openTaskStates } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<TaskRecord[]>();
  const leased = open.filter((task) => isLeased(task, now));
  const leasedOf = (kind: TaskKind) => leased.filter((task) => task.kind === kind).length;
  const busy = new Set(leased.map(({ kind }) => kind).filter((kind) => leasedOf(kind) >= mostOf(kind)));
  for (const task of open) {
    if (leased.includes(task) || busy.has(task.kind) || (kinds && !kinds.includes(task.kind))) continue;
    const claimed = await take(mongo, task, owner, now);
    if (claimed && (await hasRoom(mongo, claimed, now))) return claimed;
    if (claimed) await release(mongo, claimed._id, owner);
    busy.add(task.kind);
  }
  return null;
}

const isLeased = (task: TaskRecord, now: Date): boolean =>
  task.state === 'running' && task.leaseUntil !== undefined && task.leaseUntil > now;

/** Only if unchanged since it was read: another process may have been faster. */
function take(mongo: Mongo, task: TaskRecord, owner: string, now: Date): Promise<TaskRecord | null> {
  return permitWrites(() =>
    mongo.tasks
      .findOneAndUpdate(
        { _id: task._id, state: task.state, attempts: task.attempts },
        {
          $set: {
            state: 'running',
            leaseOwner: owner,
            leaseUntil: new Date(now.getTime() + LEASE_MS),
            startedAt: task.startedAt ?? now,
          },
          $inc: { attempts: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<TaskRecord>()
      .exec(),
  );
}

/** Two processes may claim two tasks of one kind concurrently: the older task wins. */
async function hasRoom(mongo: Mongo, claimed: TaskRecord, now: Date): Promise<boolean> {
  const running = await mongo.tasks.find({ state: 'running', kind: claimed.kind }).lean<TaskRecord[]>();
  const before = running.filter((task) => isLeased(task, now) && isBefore(task, claimed));
  return before.length < mostOf(claimed.kind);
}

const isBefore = (a: TaskRecord, b: TaskRecord): boolean =>
  a.createdAt < b.createdAt || (+a.createdAt === +b.createdAt && a._id.toHexString() < b._id.toHexString());

/** Releases a running task to be resumed from its checkpoint, at an orderly stop. */
export async function release(mongo: Mongo, id: Types.ObjectId, owner: string): Promise<void> {
  await permitWrites(() =>
    mongo.tasks
      .updateOne(
        { _id: id, leaseOwner: owner, state: 'running' },
        { $set: { state: 'queued' }, $unset: { leaseOwner: '', leaseUntil: '' } },
      )
      .exec(),
  );
}
