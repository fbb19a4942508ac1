import type { Action, Outcome } from '#indexer/outcomes.ts';
import type { ChangeEvent } from '#mongo/changes/change-event.ts';
import type { LoadedRecord } from './load-records.ts';

/**
 * One change and the record it speaks of, as one action for the index. A stub, and a record that is no more, become a
 * delete. A record that can't be projected becomes a dead letter, and nothing else: its neighbours go on.
 */
export function toAction(event: ChangeEvent, loaded: LoadedRecord | undefined): Action | Outcome {
  if (!loaded) return { kind: 'delete', id: event.id, version: event.revision };
  const version = loaded.revision;
  if (loaded.deleted) return { kind: 'delete', id: event.id, version };
  try {
    return { kind: 'index', id: event.id, version, document: JSON.stringify(loaded.project()) };
  } catch (error) {
    return { name: 'dead-lettered', id: event.id, reason: `can't be projected: ${String(error)}` };
  }
}
