import { z } from 'zod';

/** Collections whose every write is published, each to its own Kafka topic `<namespace>.<entity>`. */
export const trackedEntities = ['candidates', 'jobs', 'resumes', 'tasks'] as const;
export type TrackedEntity = (typeof trackedEntities)[number];

/** A Kafka message says that a record changed, never its contents. Keyed by `id`. */
export const changeEvent = z.strictObject({
  entity: z.enum(trackedEntities),
  /** The record's `_id`, 24 hex digits. */
  id: z.string().regex(/^[0-9a-f]{24}$/),
  revision: z.int().positive(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;
