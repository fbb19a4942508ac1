import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { importCounts } from './imported-rows.ts';

export const IMPORTS_PER_PAGE = 10;

/** How long an import can be undone after its end. */
export const UNDO_HOURS = 24;

const importStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

const undoView = z.strictObject({
  state: z.enum(importStates),
  by: z.string(),
  at: z.string(),
  /** Candidates taken out again. */
  removed: z.int(),
  /** Those that stayed because somebody has touched them since, by reason. */
  left: z.array(z.strictObject({ reason: z.string(), count: z.int() })),
  /** Why it failed. */
  error: z.string().nullable(),
});

/** An import as the ledger keeps it. */
const importEntry = z.strictObject({
  jobId: z.string(),
  /** `candidates` makes new ones, `info` fills in what is known of those already here. */
  kind: z.enum(['candidates', 'info']),
  fileName: z.string(),
  importedBy: z.string(),
  /** The caller’s own. */
  own: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  state: z.enum(importStates),
  ...importCounts,
  refused: z.int(),
  duplicates: z.int(),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Until when it can be undone; null where it can’t, or no more. */
  undoUntil: z.string().nullable(),
  undo: undoView.nullable(),
});
export type ImportEntry = z.infer<typeof importEntry>;

export const imports = defineContract({
  name: 'imports',
  method: 'GET',
  path: '/imports',
  roles: ['admin'],
  summary: 'Every import ever made, newest first, 10 a page. Its rows and report: /import-candidate/{jobId}.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    imports: z.array(importEntry),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
  }),
  errors: {},
});
