import { Schema, SchemaTypes, type Types } from 'mongoose';
import type { Tracked } from './candidate.ts';
import {
  flag,
  id,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  text,
  trackedFields,
  trackedIndexes,
} from './schema-types.ts';

export const taskKinds = [
  'import-candidates',
  'import-candidate-info',
  'preview-import',
  'undo-import',
  'import-resumes',
  'parse-resumes',
  'read-resume',
  'review-resume',
  'save-reviewed-resume',
  'reindex',
  'audit',
  'find-duplicates',
  'near-titles',
  'replay-dead-letters',
  'replay-ranking',
  'erase-waiting',
  'settle-identity',
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** States of a task that has not ended: waiting or running. */
export const openTaskStates = ['queued', 'running'] as const satisfies readonly TaskState[];
export const isTaskOpen = ({ state }: Pick<TaskRecord, 'state'>): boolean =>
  (openTaskStates as readonly TaskState[]).includes(state);

/** A task's progress; a kind may add its own numbers in `counts`. */
export interface TaskProgress {
  processed: number;
  total: number;
  saved: number;
  message?: string;
  counts?: Record<string, number>;
}

export interface TaskLogLine {
  at: Date;
  message: string;
}

/** Long-running work that survives a restart: the API starts it, an indexer process runs it under a lease. */
export interface TaskRecord extends Tracked {
  kind: TaskKind;
  state: TaskState;
  /** The kind's input: plain JSON and ids. */
  input: Record<string, unknown>;
  progress: TaskProgress;
  /** The newest lines, at most LOG_LINES of them. */
  log: TaskLogLine[];
  /** The number of lines ever written: a reader that saw n knows how many it missed. */
  logCount: number;
  /** The checkpoint from which the kind resumes. */
  checkpoint?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: string;
  createdBy?: Types.ObjectId;
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
  /** Raised by every claim. */
  attempts: number;
  /** Retries after transient errors. */
  retries?: number;
  /** The retry waits until then. */
  notBefore?: Date;
  /** Processes that ended while they worked on it. */
  processDeaths?: number;
  leaseOwner?: string;
  leaseUntil?: Date;
  cancelRequested: boolean;
  /** Occupied while the task is open: only one task per slot is open at a time. */
  slot?: string;
}

export const LOG_LINES = 200;

/** Days after which an ended task's log is emptied. */
export const TASK_LOG_DAYS = 180;

const count = { type: Number, required: true, default: 0, min: 0 } as const;
const progress = new Schema(
  { processed: count, total: count, saved: count, message: text(1_000), counts: SchemaTypes.Mixed },
  plainPartOptions,
);
const logLine = new Schema({ at: requiredDate, message: text(1_000) }, plainPartOptions);

export const taskSchema = new Schema<TaskRecord>(
  {
    ...trackedFields,
    kind: { ...oneOf(taskKinds), required: true },
    state: { ...oneOf(taskStates), required: true },
    input: { type: SchemaTypes.Mixed, default: () => ({}) },
    progress: { type: progress, default: () => ({ processed: 0, total: 0, saved: 0 }) },
    log: { type: [logLine], default: () => [] },
    logCount: count,
    checkpoint: SchemaTypes.Mixed,
    result: SchemaTypes.Mixed,
    error: text(2_000),
    createdBy: id,
    createdAt: requiredDate,
    startedAt: Date,
    finishedAt: Date,
    attempts: count,
    retries: Number,
    notBefore: Date,
    processDeaths: Number,
    leaseOwner: text(200),
    leaseUntil: Date,
    cancelRequested: flag,
    slot: text(200),
  },
  recordOptions,
);

trackedIndexes(taskSchema);
taskSchema.index({ state: 1, createdAt: 1, _id: 1 });
taskSchema.index({ kind: 1, createdAt: -1, _id: -1 });
taskSchema.index({ createdBy: 1, kind: 1, createdAt: -1, _id: -1 });
taskSchema.index({ slot: 1 }, { unique: true, sparse: true });
