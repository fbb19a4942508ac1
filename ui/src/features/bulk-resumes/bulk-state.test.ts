import { expect, test } from 'vitest';
import { type BulkEvent, idleBulk, type Run, reduceBulk } from './bulk-state.ts';

const after = (...events: BulkEvent[]) => events.reduce(reduceBulk, idleBulk);
const progressed = (message: string, progress: number): BulkEvent => ({ type: 'progress', message, progress });
const started: BulkEvent[] = [{ type: 'upload-started', files: 3 }, progressed('Received 3 files.', 0)];

function seen(processed: number, state: Run['state'] = 'running'): BulkEvent {
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((file, at) => ({
    file,
    state: at < processed ? ('completed' as const) : ('queued' as const),
    message: at < processed ? `new candidate SAN-00000${at}.` : '',
    candidateId: null,
    applicantID: null,
  }));
  const run = {
    jobId: 'x',
    state,
    processed,
    total: 3,
    error: null,
    cancelRequested: false,
    startedByName: '',
    createdAt: '',
    finishedAt: null,
  };
  return { type: 'run-seen', run: { ...run, files } };
}

test('each event of the stream is a line, and 100 the end', () => {
  const state = after(
    ...started,
    progressed('a.pdf: new candidate SAN-000000.', 33),
    progressed('All files processed.', 100),
  );
  expect(state).toMatchObject({ state: 'done', percent: 100 });
  expect(state.log).toEqual([
    'Uploading 3 files.',
    'Received 3 files.',
    'a.pdf: new candidate SAN-000000.',
    'All files processed.',
  ]);
});

test('while the stream is open, polling the run adds nothing', () => {
  const state = after(...started, progressed('a.pdf: new candidate SAN-000000.', 33));
  expect(reduceBulk(state, seen(2))).toBe(state);
});

test('a lost stream says so, and polling the run adds the missing files, each once, to the end', () => {
  const state = after(
    ...started,
    progressed('a.pdf: new candidate SAN-000000.', 33),
    { type: 'connection-lost' },
    seen(1),
    seen(2),
    seen(3, 'done'),
    seen(3, 'done'),
  );
  expect(state).toMatchObject({ state: 'done', percent: 100 });
  expect(state.log.slice(2)).toEqual([
    'a.pdf: new candidate SAN-000000.',
    'Lost connection to progress stream',
    'b.pdf: new candidate SAN-000001.',
    'c.pdf: new candidate SAN-000002.',
    'All files processed.',
  ]);
});

test('a page opened during a run follows it', () => {
  expect(after(seen(1))).toMatchObject({ state: 'processing', percent: 33, log: ['a.pdf: new candidate SAN-000000.'] });
});

test('a page opened after a run starts idle', () => {
  expect(after(seen(3, 'done'))).toEqual(idleBulk);
});

test('a missing answer is an error', () => {
  const state = after({ type: 'upload-started', files: 1 }, { type: 'connection-lost' });
  expect(state).toMatchObject({ state: 'error', log: ['Uploading 1 files.', 'No response from server.'] });
});

test('an unreadable event is a line and stops nothing', () => {
  expect(after(...started, { type: 'unreadable' })).toMatchObject({ state: 'processing' });
  expect(after(...started, { type: 'unreadable' }).log.at(-1)).toBe('Malformed event');
});

test('choosing files resets to idle', () => {
  expect(after(...started, { type: 'files-chosen' })).toEqual(idleBulk);
});
