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
  /** Ids of tasks that this process still works on, even if it has lost their leases. */
  except?: ReadonlySet<string>;
}

/**
 * Claims the oldest waiting or abandoned task under a lease; null if there is none. Limits how many tasks of one kind
 * run at a time. A task taken over resumes from its `checkpoint`. One that waits for its retry lets others pass.
 */
export async function claimTask(mongo: Mongo, { owner, now, kinds, except }: Claim): Promise<TaskRecord | null> {
  const open = await mongo.tasks
    .find({ state: { $in: openTaskStates } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<TaskRecord[]>();
  const leased = open.filter((task) => isLeased(task, now));
  const leasedOf = (kind: TaskKind) => leased.filter((task) => task.kind === kind).length;
  const busy = new Set(leased.map(({ kind }) => kind).filter((kind) => leasedOf(kind) >= mostOf(kind)));
  for (const task of open) {
    if (leased.includes(task) || busy.has(task.kind) || (kinds && !kinds.includes(task.kind))) continue;
    if (isPostponed(task, now) || except?.has(String(task._id))) continue;
    const claimed = await take(mongo, task, owner, now);
    if (claimed && (await hasRoom(mongo, claimed, now))) return claimed;
    if (claimed) await release(mongo, claimed._id, owner);
    busy.add(task.kind);
  }
  return null;
}

const isLeased = (task: TaskRecord, now: Date): boolean =>
  task.state === 'running' && task.leaseUntil !== undefined && task.leaseUntil > now;

/** A cancelled one is claimed at once: its worker removes what must not stay. */
const isPostponed = ({ notBefore, cancelRequested }: TaskRecord, now: Date): boolean =>
  notBefore !== undefined && notBefore > now && !cancelRequested;

/**
 * Only if unchanged since it was read: another process may have been faster, or its holder has renewed the lease. An
 * expired lease of another process counts as that process's death.
 */
function take(mongo: Mongo, task: TaskRecord, owner: string, now: Date): Promise<TaskRecord | null> {
  const { _id, state, attempts, leaseUntil = null, notBefore = null } = task;
  const hasDied = state === 'running' && task.leaseOwner !== owner;
  return permitWrites(() =>
    mongo.tasks
      .findOneAndUpdate(
        { _id, state, attempts, leaseUntil, notBefore },
        {
          $set: {
            state: 'running',
            leaseOwner: owner,
            leaseUntil: new Date(now.getTime() + LEASE_MS),
            startedAt: task.startedAt ?? now,
          },
          $inc: { attempts: 1, ...(hasDied && { processDeaths: 1 }) },
          $unset: { notBefore: '' },
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
