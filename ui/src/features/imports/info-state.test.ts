import { expect, test } from 'vitest';
import { type InfoEvent, idleInfo, reduceInfo } from './info-state.ts';

const after = (...events: InfoEvent[]) => events.reduce(reduceInfo, idleInfo);
const progressed = (message: string, percent: number): InfoEvent => ({
  type: 'progress',
  message,
  percent,
  jobId: 'a',
});
const started: InfoEvent = { type: 'upload-started' };

test('messages are logged and move the bar', () => {
  expect(after(started, progressed('Reading', 0), progressed('Processed 1 / 2 | Saved: 1', 50))).toMatchObject({
    state: 'running',
    percent: 50,
    log: ['Reading', 'Processed 1 / 2 | Saved: 1'],
  });
});

test('the stream’s end is logged as ✅ Upload complete! and resets the progress', () => {
  const state = after(started, progressed('All', 100), { type: 'ended' });
  expect(state).toMatchObject({ state: 'finished', percent: 0 });
  expect(state.log.at(-1)).toBe('✅ Upload complete!');
});

test('an error stops the running state, and the end after it is not a success', () => {
  const state = after(started, { type: 'failed', line: 'Error: no header row' }, { type: 'ended' });
  expect(state).toMatchObject({ state: 'failed', log: ['Error: no header row'] });
});

test('a lost connection continues with the same import', () => {
  expect(after(started, progressed('Reading', 0), { type: 'lost', message: 'away' })).toMatchObject({
    state: 'running',
    jobId: 'a',
    log: ['Reading', 'away'],
  });
});

test('choosing another file starts over', () => {
  expect(after(started, progressed('x', 10), { type: 'ended' }, { type: 'file-chosen' })).toEqual(idleInfo);
});
