import type { Types, UpdateQuery } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { LOG_LINES, type TaskProgress, type TaskRecord } from '#mongo/models/task.ts';
import { LEASE_MS } from './claim-task.ts';

/** Another process has taken the task, or it has ended: the worker must stop. */
export class LeaseLost extends Error {
  constructor(task: Types.ObjectId) {
    super(`the lease on task ${task} is lost`);
    this.name = 'LeaseLost';
  }
}

export interface TaskReport {
  progress?: Partial<TaskProgress>;
  /** Lines to add to the log. */
  lines?: string[];
  /** Replaces the checkpoint for a later attempt. */
  checkpoint?: Record<string, unknown>;
}

/**
 * Renews the lease and writes progress. Not published to Kafka: readers poll the record. Call it at least every
 * LEASE_MS / 3. Throws LeaseLost. Returns whether cancellation was requested.
 */
export async function reportTask(
  mongo: Mongo,
  task: Types.ObjectId,
  owner: string,
  now: Date,
  report: TaskReport = {},
): Promise<{ cancelRequested: boolean }> {
  const set: Record<string, unknown> = { leaseUntil: new Date(now.getTime() + LEASE_MS) };
  for (const [name, value] of Object.entries(report.progress ?? {})) set[`progress.${name}`] = value;
  if (report.checkpoint) set.checkpoint = report.checkpoint;
  const update: UpdateQuery<TaskRecord> = { $set: set, ...logUpdate(report.lines ?? [], now) };
  return { cancelRequested: (await writeOwned(mongo, task, owner, update)).cancelRequested };
}

export type TaskEnding =
  | { state: 'done'; result?: Record<string, unknown> }
  | { state: 'failed'; error: string }
  | { state: 'cancelled' };

/** Ends a task permanently and frees its slot. Throws LeaseLost. */
export async function finishTask(
  mongo: Mongo,
  task: Types.ObjectId,
  owner: string,
  now: Date,
  ending: TaskEnding,
  lines: string[] = [],
): Promise<void> {
  await writeOwned(mongo, task, owner, {
    $set: { ...ending, finishedAt: now },
    $unset: { leaseOwner: '', leaseUntil: '', slot: '' },
    ...logUpdate(lines, now),
  });
}

/** Releases a task after a transient error, to be retried no earlier than `notBefore`. Throws LeaseLost. */
export async function postponeTask(
  mongo: Mongo,
  task: Types.ObjectId,
  owner: string,
  now: Date,
  { notBefore, line }: { notBefore: Date; line: string },
): Promise<void> {
  const logged = logUpdate([line], now);
  await writeOwned(mongo, task, owner, {
    ...logged,
    $set: { state: 'queued', notBefore },
    $unset: { leaseOwner: '', leaseUntil: '' },
    $inc: { ...logged.$inc, retries: 1 },
  });
}

const logUpdate = (lines: string[], now: Date): UpdateQuery<TaskRecord> =>
  lines.length === 0
    ? {}
    : {
        $push: {
          log: { $each: lines.map((message) => ({ at: now, message: message.slice(0, 1_000) })), $slice: -LOG_LINES },
        },
        $inc: { logCount: lines.length },
      };

async function writeOwned(
  mongo: Mongo,
  task: Types.ObjectId,
  owner: string,
  update: UpdateQuery<TaskRecord>,
): Promise<TaskRecord> {
  const written = await permitWrites(() =>
    mongo.tasks
      .findOneAndUpdate({ _id: task, leaseOwner: owner, state: 'running' }, update, {
        returnDocument: 'after',
        projection: { cancelRequested: 1 },
      })
      .lean<TaskRecord>()
      .exec(),
  );
  if (!written) throw new LeaseLost(task);
  return written;
}
