import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { Send } from '#api/testing/test-api.ts';
import { atOnce, startTwoApis, statusCounts, type TwoApis } from '#api/testing/two-apis.ts';
import type { TaskKind } from '#mongo/models/task.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createTask } from '#mongo/tasks/create-task.ts';

let apis: TwoApis;
let admin: { _id: Types.ObjectId };
let senders: [Send, Send];

beforeAll(async () => {
  apis = await startTwoApis();
  admin = await apis.first.makeUser('admin');
  senders = await apis.signInToBoth(admin._id);
});
afterAll(() => apis?.stop());

const mongo = () => apis.first.deps.mongo;

async function endedImport(): Promise<string> {
  const { changes } = apis.first.deps;
  const now = new Date();
  const task = await createTask(changes, { kind: 'import-candidates', createdBy: admin._id }, now);
  await changes.tasks.update(task, { $set: { state: 'done', finishedAt: now, 'progress.saved': 3 } });
  return String(task);
}

type Start = (send: Send) => ReturnType<Send>;
const starts: [title: string, kind: TaskKind, path: () => Promise<string>, body?: object][] = [
  ['a reindex', 'reindex', async () => '/api/search-index/reindex', { entity: 'candidates' }],
  ['an audit', 'audit', async () => '/api/search-index/audit', { entity: 'candidates', repair: true }],
  ['a search for near titles', 'near-titles', async () => '/api/search-index/near-titles', {}],
  ['a search for duplicates', 'find-duplicates', async () => '/api/duplicates/find', {}],
  ['a replay of dead letters', 'replay-dead-letters', async () => '/api/search-index/replay-dead-letters', {}],
  ['an undo of an import', 'undo-import', async () => `/api/import-candidate/${await endedImport()}/undo`],
];

describe('of ten concurrent requests through two processes, one starts', () => {
  test.each(starts)('%s', async (_title, kind, path, body) => {
    const address = await path();
    const start: Start = (send) => send('POST', address, body && { body });
    expect(statusCounts(await atOnce(senders, 10, start))).toEqual({ 200: 1, 409: 9 });
    expect(await mongo().tasks.countDocuments({ kind })).toBe(1);
  });

  test('a reading of an account’s resume, and the others leave no file', async () => {
    const seeker = await apis.first.makeUser('job-seeker');
    await ensureCandidate(apis.first.deps, { ...seeker, firstName: 'Asha', lastName: 'Rao' });
    const send = await apis.signInToBoth(seeker._id);
    const bytes = pdfOfText('Asha Rao\nJava Developer');
    const files = await mongo().files.countDocuments();
    const answers = await atOnce(send, 6, (by) => {
      const form = new FormData();
      form.append('resume', new File([new Uint8Array(bytes)], 'resume.pdf'));
      return by('POST', '/api/read-resume', { body: form });
    });
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
    expect(await mongo().tasks.countDocuments({ kind: 'read-resume' })).toBe(1);
    expect(await mongo().files.countDocuments()).toBe(files + 1);
  });
});

test('one run through the inbox starts, and every request follows it', async () => {
  const file = new Types.ObjectId();
  const brought = { task: new Types.ObjectId(), addedAt: new Date(), addedByName: 'Asha Rao' };
  await mongo().inboxResumes.create({ _id: file, fileName: 'a.pdf', size: 1, ...brought });
  const answers = await atOnce(senders, 6, (by) =>
    by('GET', '/api/process-resumes', { leave: true, headers: { 'sec-fetch-site': 'same-origin' } }),
  );
  expect(statusCounts(answers)).toEqual({ 200: 6 });
  expect(await mongo().tasks.countDocuments({ kind: 'parse-resumes' })).toBe(1);
});
