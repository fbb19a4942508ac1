import { z } from 'zod';

/** The collections whose every write is announced. One Kafka topic each: `<namespace>.<entity>`. */
export const trackedEntities = ['candidates', 'jobs', 'resumes', 'tasks'] as const;
export type TrackedEntity = (typeof trackedEntities)[number];

/** What a Kafka message says: that a record changed, never what is in it. Keyed by `id`. */
export const changeEvent = z.strictObject({
  entity: z.enum(trackedEntities),
  /** The record's `_id`, 24 hex digits. */
  id: z.string().regex(/^[0-9a-f]{24}$/),
  revision: z.int().positive(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;
