import { expect, test } from 'vitest';
import type { TaskView } from '#api/index-admin/contract.ts';
import { askForAll, outcomeText } from './review-words.ts';

const ended = (more: Partial<TaskView>): TaskView => ({
  _id: 'a',
  kind: 'settle-identity',
  state: 'done',
  progress: { processed: 0, total: 0, saved: 0, message: null, counts: {} },
  log: [],
  logCount: 0,
  result: null,
  error: null,
  cancelRequested: false,
  createdAt: '2026-06-01T00:00:00Z',
  startedAt: null,
  finishedAt: null,
  ...more,
});

test.each<[Partial<TaskView>, string, boolean]>([
  [{ result: { settled: 1, failed: 0, others: 0 } }, '1 entry settled.', false],
  [
    { result: { settled: 1200, failed: 1, others: 0 } },
    '1,200 entries settled. 1 entry could not be settled; the reason is shown there.',
    true,
  ],
  [{ result: { settled: 0, failed: 0, others: 1 } }, '1 entry had been settled by someone else.', false],
  [{ state: 'failed', error: 'No space.' }, 'No space. Unsettled entries are listed again.', true],
  [{ state: 'cancelled' }, 'It was cancelled. Unsettled entries are listed again.', true],
])('a settling task that ended with %j is reported as %j', (task, message, isBad) => {
  expect(outcomeText(ended(task))).toEqual({ message, isBad });
});

test('the confirm before a whole cause is settled says how many and what happens', () => {
  expect(askForAll('discard', 'phone', 1234)).toBe(
    'Discard for all 1,234 entries of “Same phone only”? They are deleted and saved nowhere. This cannot be undone.',
  );
});
