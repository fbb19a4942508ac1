import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskView } from './task-view.ts';

const indexed = z.strictObject({
  entity: z.enum(['candidates', 'jobs']),
  /** Records in MongoDB, deleted ones left out. */
  records: z.int(),
  /** The rest is null while the search engine, or for `lag` Kafka, is away. */
  documents: z.int().nullable(),
  alias: z.string(),
  /** The index behind the alias. */
  index: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Whether the index was made by the mapping that this release has; if not, reindex. */
  mappingFits: z.boolean().nullable(),
  /** Events published and not yet settled. */
  lag: z.int().nullable(),
  /** Records whose last change is not in Kafka yet. */
  unpublished: z.int(),
});

const orphanCount = z.strictObject({
  /** In words, as `comments`. */
  kind: z.string(),
  removed: z.int(),
  /** Given to the candidate that their owner was merged into. */
  moved: z.int(),
  /** Counted, and left as they are. */
  kept: z.int(),
});

export const searchIndex = defineContract({
  name: 'search-index',
  method: 'GET',
  path: '/search-index',
  roles: ['admin'],
  summary: 'How the search index stands against MongoDB.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    indices: z.array(indexed),
    deadLetters: z.int(),
    lastAudit: taskView.nullable(),
    lastReindex: taskView.nullable(),
    /** The last sweep for records whose owner is gone; null before the first. */
    orphans: z.strictObject({ sweptAt: z.string(), counts: z.array(orphanCount) }).nullable(),
  }),
  errors: {},
});
