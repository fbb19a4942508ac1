import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callStream } from '#api/http/contract/event-stream-client.ts';
import type { StreamEventOf } from '#api/http/contract.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { importCandidateInfo } from './contract.ts';

let api: TestApi;
let admin: Send;
let cookie: string;
let tasks: TaskRunner;

beforeAll(async () => {
  api = await startTestApi();
  const { _id } = await api.makeUser('admin');
  cookie = await api.cookieFor(_id);
  admin = await api.signIn(_id);
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
});
afterAll(async () => {
  await tasks.stop();
  await api.stop();
});

const form = (bytes: Buffer | string, name = 'info.xlsx') => formOfFiles('file', [name, bytes]);

/** The stream as text, as it is sent. */
async function send(bytes: Buffer, name?: string): Promise<{ text: string; events: Record<string, unknown>[] }> {
  const { body } = await admin('POST', '/api/import-candidate-info', { body: form(bytes, name) });
  const text = String(body);
  const lines = text.split('\n').filter((line) => line.startsWith('data:'));
  return { text, events: lines.map((line) => JSON.parse(line.slice(5))) };
}

test('is for admins only', async () => {
  expect((await api.anyone('POST', '/api/import-candidate-info')).status).toBe(401);
  for (const role of ['employer', 'job-seeker'] as const) {
    expect((await (await api.as(role))('POST', '/api/import-candidate-info')).status).toBe(403);
  }
});

test.each([
  ['empty', '', 415, /empty/],
  ['a renamed PDF', '%PDF-1.7', 415, /not a spreadsheet/],
  ['HTML', '<script>alert(1)</script>', 415, /not a spreadsheet/],
])('a file that is not a spreadsheet is refused immediately: %s', async (_, bytes, status, message) => {
  const answer = await admin('POST', '/api/import-candidate-info', { body: form(bytes) });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(message) });
  expect(await api.deps.mongo.files.countDocuments()).toBe(0);
});

test.each([
  ['without a file', {}],
  ['with an unknown field', { other: 'x' }],
])('%s the answer is 400', async (_, fields) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, new File([value], 'a.xlsx'));
  expect((await admin('POST', '/api/import-candidate-info', { body })).status).toBe(400);
});

describe('the answer is streamed lines beginning with data: and JSON {message or error, progress}', () => {
  test('from 0 to 100, with the saved count; failures are in the status and the report', async () => {
    const record = candidateRecord({ applicantID: 'SAN-000500' });
    await api.deps.changes.candidates.insert([record]);
    const { text, events } = await send(
      workbook([
        ['Applicant ID', 'Notice Period'],
        ['SAN-000500', '30 days'],
        ['SAN-000501', '30 days'],
      ]),
      '<b>June</b>\u0007.xlsx',
    );
    expect(text).not.toMatch(/^event:/m);
    expect(events[0]).toMatchObject({ message: expect.any(String), progress: 0 });
    expect(events.map(({ message }) => message)).toContain('Processed 2 / 2 | Saved: 1');
    const end = events.at(-1)!;
    expect(end).toMatchObject({ message: 'Import finished: 1 saved, 0 unchanged, 1 refused.', progress: 100 });
    const { body } = await admin('GET', `/api/import-candidate/${end.jobId}`);
    expect(body).toMatchObject({
      state: 'done',
      fileName: '<b>June</b>.xlsx',
      saved: 1,
      refused: 1,
      rows: [{ rowNumber: 3, problems: [{ reason: 'There is no candidate SAN-000501.' }] }],
    });
    expect((await admin('GET', `/api/import-candidate/${end.jobId}/report`)).status).toBe(200);
    const changed = await api.deps.mongo.candidates.findById(record._id).lean();
    expect(changed).toMatchObject({ noticePeriod: '30', updatedBy: 'Asha Rao' });
  });

  test('to the reason if the file can’t be read', async () => {
    const { events } = await send(workbook([['a'], ['b']]));
    expect(events.at(-1)).toMatchObject({ error: expect.stringMatching(/No header row/), progress: 0 });
  });

  test('and the import continues after the caller disconnects', async () => {
    await api.deps.changes.candidates.insert([candidateRecord({ applicantID: 'SAN-000600' })]);
    const leave = new AbortController();
    const file = new File(
      [
        new Uint8Array(
          workbook([
            ['ID', 'Gender'],
            ['SAN-000600', 'F'],
          ]),
        ),
      ],
      'a.xlsx',
    );
    const events: (StreamEventOf<typeof importCandidateInfo> | null)[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(url, { ...init, headers: { cookie } }));
    const left = callStream(
      importCandidateInfo,
      { files: { file } },
      (event) => {
        events.push(event);
        leave.abort(new Error('left'));
      },
      { signal: leave.signal, base: `${api.url}/api` },
    );
    await expect(left).rejects.toThrow('left');
    vi.unstubAllGlobals();
    const [first] = events;
    if (first?.event !== 'message') throw new Error('no message came');
    await vi.waitFor(
      async () => {
        const { body } = await admin('GET', `/api/import-candidate/${first.data.jobId}`);
        expect(body).toMatchObject({ state: 'done', saved: 1 });
      },
      { timeout: 30_000 },
    );
  });
});

const realFetch = fetch;
