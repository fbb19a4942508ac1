import { expect, test } from 'vitest';
import { idleProcess, type ProcessingEvent, reduceProcess } from './process-state.ts';

const after = (...events: ProcessingEvent[]) => events.reduce(reduceProcess, idleProcess);
const start: ProcessingEvent = {
  type: 'received',
  event: { type: 'start', total: 2, progress: 0, message: '2 resumes to process.' },
};
const done: ProcessingEvent = {
  type: 'received',
  event: { type: 'processed', file: 'a.pdf', candidateId: 'x', progress: 50, message: 'a.pdf: new candidate SAN-1.' },
};
const end: ProcessingEvent = {
  type: 'received',
  event: { type: 'end', processed: 2, progress: 100, message: 'All files processed.' },
};

test('lines are percent and message; progress 100 finishes', () => {
  expect(after({ type: 'opened' }, start, done)).toMatchObject({ state: 'running', percent: 50 });
  expect(after({ type: 'opened' }, start, done, end)).toEqual({
    state: 'finished',
    percent: 100,
    log: [
      '0%: 2 resumes to process.',
      '50%: a.pdf: new candidate SAN-1.',
      '100%: All files processed.',
      'Connection closed.',
    ],
  });
});

test('an error event shows its message and stops the running state', () => {
  const state = after({ type: 'opened' }, start, { type: 'received', event: { type: 'error', message: 'No disk.' } });
  expect(state.state).toBe('error');
  expect(state.log.slice(1)).toEqual(['No disk.', 'Connection closed.']);
});

test('a lost connection is reported once, and the run continues', () => {
  const lost: ProcessingEvent = { type: 'connection-lost' };
  const state = after({ type: 'opened' }, start, lost, lost, done);
  expect(state).toMatchObject({ state: 'running', percent: 50 });
  expect(state.log.filter((line) => line === 'Lost connection to progress stream')).toHaveLength(1);
});

test('an unreadable event is reported as such', () => {
  expect(after({ type: 'opened' }, { type: 'unreadable' }).log).toEqual(['Malformed event']);
});

test('a permanently closed stream stops the running state', () => {
  expect(after({ type: 'opened' }, { type: 'connection-closed' })).toMatchObject({
    state: 'error',
    log: ['Connection closed.'],
  });
});
