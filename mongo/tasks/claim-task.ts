import type { Types } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { openTaskStates, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';

/** A worker that stops renewing for this long has lost its task to another. */
export const LEASE_MS = 15_000;

/**
 * Of one kind one task runs at a time, over all processes: the next one builds on it. Previews change nothing, and
 * somebody waits for each: a large file is not to hold back a small one. Each reads under a memory limit of its own.
 */
const atOnce: Partial<Record<TaskKind, number>> = { 'preview-import': 2 };
const mostOf = (kind: TaskKind): number => atOnce[kind] ?? 1;

export interface Claim {
  /** Unique to the process. */
  owner: string;
  now: Date;
  /** Kinds this process can do; all where absent. */
  kinds?: TaskKind[];
}

/**
 * Takes the oldest task that waits, or whose worker has vanished, under a lease; null where there is none.
 * Of one kind only so many run at a time. A task taken over begins where its `checkpoint` says.
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

/** Only as it was read: another process may have been quicker. */
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

/** Two processes may take two tasks of one kind at the same moment: the older task goes first. */
async function hasRoom(mongo: Mongo, claimed: TaskRecord, now: Date): Promise<boolean> {
  const running = await mongo.tasks.find({ state: 'running', kind: claimed.kind }).lean<TaskRecord[]>();
  const before = running.filter((task) => isLeased(task, now) && isBefore(task, claimed));
  return before.length < mostOf(claimed.kind);
}

const isBefore = (a: TaskRecord, b: TaskRecord): boolean =>
  a.createdAt < b.createdAt || (+a.createdAt === +b.createdAt && a._id.toHexString() < b._id.toHexString());

/** Gives a running task back, to go on from its checkpoint: at an orderly stop. */
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
