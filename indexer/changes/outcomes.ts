import type { TrackedEntity } from '#mongo/changes/change-event.ts';

/**
 * The outcome of one change for one index. Each has exactly one; only `retried` is not final.
 * - indexed, deleted: the index matches the record;
 * - stale: the index already has a newer revision, which is fine;
 * - retried: the index is temporarily unavailable (429, 503, no connection), or the record read is older than the
 *   change: retry from the record;
 * - dead-lettered: it can't be indexed; stored with the reason for an admin to list and replay.
 */
export type Outcome =
  | { name: 'indexed' | 'deleted' | 'stale'; id: string }
  | { name: 'retried'; id: string; reason: string; busy: boolean }
  | { name: 'dead-lettered'; id: string; reason: string };

export type OutcomeName = Outcome['name'];

/** The action of one line pair in a `_bulk` request. `version` is the record's revision. */
export type Action =
  | { kind: 'index'; id: string; version: number; document: string }
  | { kind: 'delete'; id: string; version: number };

/** Elasticsearch's response for one action. */
export interface BulkItem {
  status: number;
  error?: { type: string; reason?: string | null };
}

export type IndexedEntity = Extract<TrackedEntity, 'candidates' | 'jobs'>;

/** The index to update, and the entity of its records. */
export interface IndexTarget {
  entity: IndexedEntity;
  /** The concrete index, never the alias: an alias may move in the meantime. */
  index: string;
}

const CONFLICT = 409;
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

/** The index is gone: it was replaced and dropped, and its consumer can stop. */
export class IndexGone extends Error {
  override name = 'IndexGone';
}

/** Temporary statuses, of an item or of the whole request: retried without limit. */
export const isBusy = (status: number): boolean => status === TOO_MANY_REQUESTS || (status >= 502 && status <= 504);

/** Classifies one response. Throws IndexGone if the whole index is missing. */
export function outcomeOf(action: Action, item: BulkItem): Outcome {
  const { status, error } = item;
  const { id } = action;
  if (error?.type === 'index_not_found_exception') throw new IndexGone(error.reason ?? 'no such index');
  if (status === CONFLICT) return { name: 'stale', id };
  if (action.kind === 'delete' && (status === NOT_FOUND || status < 300)) return { name: 'deleted', id };
  if (status < 300) return { name: 'indexed', id };
  const reason = `${status} ${error?.type ?? ''}: ${error?.reason ?? 'no reason given'}`;
  if (status >= 500 || status === TOO_MANY_REQUESTS) return { name: 'retried', id, reason, busy: isBusy(status) };
  return { name: 'dead-lettered', id, reason };
}
