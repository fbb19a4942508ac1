import { expect, test } from 'vitest';
import { type InboxEvent, type InboxImport, idleInbox, reduceInbox } from './inbox-state.ts';

const after = (...events: InboxEvent[]) => events.reduce(reduceInbox, idleInbox);
const seen = (state: InboxImport['state'], processed: number, refused: string[] = [], jobId = 'x'): InboxEvent => ({
  type: 'import-seen',
  import: {
    jobId,
    state,
    uploads: 4,
    processed,
    added: processed - refused.length,
    refused: refused.map((file) => ({ file, reason: 'It is empty.' })),
    error: null,
    createdAt: '',
  },
});
const sent: InboxEvent[] = [
  { type: 'upload-started', files: 4 },
  { type: 'accepted', jobId: 'x', message: 'Uploaded 4 files, processing will continue on the server.' },
];

test('an import is followed to its end, each refused file reported once with its reason', () => {
  const state = after(
    ...sent,
    seen('running', 2, ['a.pdf']),
    seen('running', 3, ['a.pdf']),
    seen('done', 4, ['a.pdf', 'b.pdf']),
  );
  expect(state).toMatchObject({ state: 'done', percent: 100 });
  expect(state.log).toEqual([
    'Uploading 4 files.',
    'Uploaded 4 files, processing will continue on the server.',
    'a.pdf: It is empty.',
    'b.pdf: It is empty.',
    '2 added to the inbox, 2 refused.',
    'All files processed.',
  ]);
});

test('an earlier import that has ended changes nothing', () => {
  expect(after(seen('done', 4))).toEqual(idleInbox);
  expect(after(...sent, seen('done', 4, [], 'earlier')).state).toBe('sorting');
});

test('a page opened during an import follows it', () => {
  expect(after(seen('running', 2))).toMatchObject({ state: 'sorting', percent: 50, jobId: 'x' });
});

test('a failed upload is an error with its line', () => {
  const state = after({ type: 'upload-started', files: 1 }, { type: 'failed', line: 'Upload failed: too many' });
  expect(state).toMatchObject({ state: 'error', log: ['Uploading 1 files.', 'Upload failed: too many'] });
});
