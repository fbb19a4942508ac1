import type { TrackedEntity } from '#mongo/changes/change-event.ts';

/**
 * How one change ended for one index. Each has exactly one; only `retried` is not the end yet.
 * - indexed, deleted: the index holds what the record says (or no longer holds it);
 * - stale: the index already holds something newer, which is just as well;
 * - retried: the index could not take it now (429, 503, no connection), try again from the record;
 * - dead-lettered: it can't be indexed as it is; kept with the reason, listed and replayed by an admin.
 */
export type Outcome =
  | { name: 'indexed' | 'deleted' | 'stale'; id: string }
  | { name: 'retried'; id: string; reason: string; busy: boolean }
  | { name: 'dead-lettered'; id: string; reason: string };

export type OutcomeName = Outcome['name'];

/** What one line pair of a `_bulk` request asks. `version` is the record's revision. */
export type Action =
  | { kind: 'index'; id: string; version: number; document: string }
  | { kind: 'delete'; id: string; version: number };

/** What Elasticsearch answers for one action. */
export interface BulkItem {
  status: number;
  error?: { type: string; reason?: string | null };
}

export type IndexedEntity = Extract<TrackedEntity, 'candidates' | 'jobs'>;

/** Which index is brought up to date, and with whose records. */
export interface IndexTarget {
  entity: IndexedEntity;
  /** The concrete index, never the alias: an alias may move in the middle. */
  index: string;
}

const CONFLICT = 409;
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

/** The index is gone: it was replaced and dropped, and its consumer has nothing left to do. */
export class IndexGone extends Error {
  override name = 'IndexGone';
}

/** Statuses that say "not now", of an item or of the whole request: they are tried again without end. */
export const isBusy = (status: number): boolean => status === TOO_MANY_REQUESTS || (status >= 502 && status <= 504);

/** Reads one answer. Throws IndexGone where the whole index is missing. */
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
