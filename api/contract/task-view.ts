import { z } from 'zod';

/** Long work that an indexer process does, as its page sees it. */
export const taskView = z.strictObject({
  _id: z.string(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  progress: z.strictObject({
    processed: z.number(),
    total: z.number(),
    saved: z.number(),
    message: z.string().nullable(),
    /** Numbers of the kind's own. */
    counts: z.record(z.string(), z.number()),
  }),
  /** The newest lines, the last one newest. */
  log: z.array(z.strictObject({ at: z.string(), message: z.string() })),
  /** How many lines were ever written. */
  logCount: z.int(),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  cancelRequested: z.boolean(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type TaskView = z.infer<typeof taskView>;

/** What a call that starts a task answers: follow it by /tasks/{id}/stream. */
export const taskStarted = z.strictObject({ success: z.literal(true), message: z.string(), taskId: z.string() });
