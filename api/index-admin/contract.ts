import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

/** A long-running task of an indexer process, as its page sees it. */
export const taskView = z.strictObject({
  _id: z.string(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  progress: z.strictObject({
    processed: z.number(),
    total: z.number(),
    saved: z.number(),
    message: z.string().nullable(),
    /** Numbers specific to the kind. */
    counts: z.record(z.string(), z.number()),
  }),
  /** The newest lines, the newest last. */
  log: z.array(z.strictObject({ at: z.string(), message: z.string() })),
  /** Total number of lines written. */
  logCount: z.int(),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  cancelRequested: z.boolean(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type TaskView = z.infer<typeof taskView>;

/** The answer of calls that start a task: follow it at /tasks/{id}/stream. */
export const taskStarted = z.strictObject({ success: z.literal(true), message: z.string(), taskId: z.string() });

export const taskCancel = defineContract({
  name: 'task-cancel',
  method: 'POST',
  path: '/tasks/{id}/cancel',
  roles: rolesThatCan('tasks.follow'),
  summary: 'Requests cancellation of a task; it stops at its next step.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such task.', 409: 'The task has ended.' },
});

export const taskStream = defineContract({
  name: 'task-stream',
  method: 'GET',
  path: '/tasks/{id}/stream',
  roles: rolesThatCan('tasks.follow'),
  summary: 'A task’s progress: its whole state at each change, then `done`, regardless of its final state.',
  params: z.strictObject({ id: recordId }),
  stream: { message: taskView, done: taskView },
  errors: { 404: 'There is no such task.' },
});

const indexed = z.strictObject({
  entity: z.enum(['candidates', 'jobs']),
  /** Records in MongoDB without deleted ones. */
  records: z.int(),
  /** The following are null while the search engine, or for `lag` Kafka, is unavailable. */
  documents: z.int().nullable(),
  alias: z.string(),
  /** The index behind the alias. */
  index: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Whether the index was created with this release's mapping; if not, reindex. */
  mappingFits: z.boolean().nullable(),
  /** Events published but not yet processed. */
  lag: z.int().nullable(),
  /** Records whose last change has not been published to Kafka yet. */
  unpublished: z.int(),
});

const orphanCount = z.strictObject({
  /** A plain name such as `comments`. */
  kind: z.string(),
  removed: z.int(),
  /** Moved to the candidate that their owner was merged into. */
  moved: z.int(),
  /** Counted and left unchanged. */
  kept: z.int(),
});

export const searchIndex = defineContract({
  name: 'search-index',
  method: 'GET',
  path: '/search-index',
  roles: rolesThatCan('search-index.manage'),
  summary: 'Compares the counts of the search index with those of MongoDB.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    indices: z.array(indexed),
    deadLetters: z.int(),
    lastAudit: taskView.nullable(),
    lastReindex: taskView.nullable(),
    lastNearTitles: taskView.nullable(),
    /** The last sweep for records whose owner no longer exists; null before the first. */
    orphans: z.strictObject({ sweptAt: z.string(), counts: z.array(orphanCount) }).nullable(),
  }),
  errors: {},
});

export const searchIndexAudit = defineContract({
  name: 'search-index-audit',
  method: 'POST',
  path: '/search-index/audit',
  roles: rolesThatCan('search-index.manage'),
  summary: 'Compares MongoDB and index record by record; with `repair`, fixes the differences.',
  body: z.strictObject({
    entity: z.enum(['candidates', 'jobs']).default('candidates'),
    repair: z.boolean().default(true),
  }),
  response: taskStarted,
  errors: { 409: 'An audit is already under way.' },
});

export const searchIndexDeadLetters = defineContract({
  name: 'search-index-dead-letters',
  method: 'GET',
  path: '/search-index/dead-letters',
  roles: rolesThatCan('search-index.manage'),
  summary: 'The events that could not be indexed, newest first, with the reason; at most 100.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    total: z.int(),
    deadLetters: z.array(
      z.strictObject({
        _id: z.string(),
        index: z.string(),
        entity: z.string(),
        recordId: z.string(),
        revision: z.int().nullable(),
        reason: z.string(),
        attempts: z.int(),
        failedAt: z.string(),
      }),
    ),
  }),
  errors: {},
});

export const searchIndexReindex = defineContract({
  name: 'search-index-reindex',
  method: 'POST',
  path: '/search-index/reindex',
  roles: rolesThatCan('search-index.manage'),
  summary: 'Rebuilds an index from MongoDB in addition to the old one, then replaces the old one.',
  body: z.strictObject({ entity: z.enum(['candidates', 'jobs']).default('candidates') }),
  response: taskStarted,
  errors: { 409: 'A reindex is already under way.' },
});

export const searchIndexNearTitles = defineContract({
  name: 'search-index-near-titles',
  method: 'POST',
  path: '/search-index/near-titles',
  roles: rolesThatCan('search-index.manage'),
  summary: 'Finds the titles near to each title over all candidates, as is done daily; they replace the former ones.',
  body: z.strictObject({}),
  response: taskStarted,
  errors: { 409: 'The same is already under way.' },
});

export const searchIndexReplayDeadLetters = defineContract({
  name: 'search-index-replay-dead-letters',
  method: 'POST',
  path: '/search-index/replay-dead-letters',
  roles: rolesThatCan('search-index.manage'),
  summary: 'Retries the events that could not be indexed.',
  body: z.strictObject({}),
  response: taskStarted,
  errors: { 409: 'A replay is already under way.' },
});
