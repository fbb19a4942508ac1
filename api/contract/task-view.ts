import { z } from 'zod';

/** Long work that an indexer process does, as its page sees it. */
export const taskView = z.strictObject({
  _id: z.string(),
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Counts and words by name; which ones depends on the kind. `processed` and `total` are always there. */
  progress: z.looseObject({ processed: z.number(), total: z.number() }),
  log: z.array(z.strictObject({ at: z.string(), message: z.string() })),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  cancelRequested: z.boolean(),
  createdAt: z.string().nullable(),
});
export type TaskView = z.infer<typeof taskView>;

/** What a call that starts a task answers: follow it by /tasks/{id}/stream. */
export const taskStarted = z.strictObject({ success: z.literal(true), message: z.string(), taskId: z.string() });
