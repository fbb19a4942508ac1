import type { ImportEntry } from '#api/imports/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

const count = (value: number) => value.toLocaleString('en-IN');

/** The state of an import in a few words. */
export function importResult({ state, processed, total, saved, kind, undo }: ImportEntry): string {
  if (undo && isUnderWay(undo)) return `Being undone: ${count(undo.removed)} removed`;
  if (undo?.state === 'done') return `Undone: ${count(undo.removed)} removed${leftNote(undo.left)}`;
  if (state === 'queued') return 'Waiting';
  if (state === 'running') return `Running: ${count(processed)} of ${count(total)}`;
  const done = `${count(saved)} ${kind === 'info' ? 'filled in' : 'saved'}`;
  if (state === 'done') return done;
  return `${state === 'failed' ? 'Failed' : 'Cancelled'}${saved > 0 ? `: ${done}` : ''}`;
}

function leftNote(left: readonly { count: number }[]): string {
  const all = left.reduce((sum, one) => sum + one.count, 0);
  return all > 0 ? `, ${count(all)} left` : '';
}

/** Why an undo kept candidates: `3 changed since, 1 commented on`. */
export function leftReasons(left: readonly { reason: string; count: number }[]): string {
  return left.map(({ reason, count: many }) => `${count(many)} ${reason}`).join(', ');
}
