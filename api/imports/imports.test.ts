import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { type FixtureRow, workbook } from '#indexer/testing/workbooks.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { ImportEntry } from './contract.ts';

let api: TestApi;
let admin: Send;
let other: Send;
let tasks: TaskRunner;

beforeAll(async () => {
  api = await startTestApi();
  [admin, other] = [await api.as('admin'), await api.as('admin')];
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
});
afterAll(async () => {
  await tasks.stop();
  await api.stop();
});

const HEADER = ['Name', 'Email', 'Experience'];
const person = (tag: string, n: number) => [`Ravi ${n}`, `${tag}-${n}@example.com`, '5.6'];

async function importRows(rows: FixtureRow[], fileName = 'people.xlsx', path = '/api/import-candidate') {
  const answer = await admin('POST', path, { body: formOfFiles('file', [fileName, workbook(rows)]) });
  const jobId = answer.body.jobId ?? /"jobId":"(\w+)"/.exec(String(answer.body))?.[1];
  return ended(jobId);
}

async function listed(page = 1, send = admin): Promise<ImportEntry[]> {
  const { status, body } = await send('GET', `/api/imports?page=${page}`);
  expect(status).toBe(200);
  return body.imports;
}

const isOpen = ({ state }: { state: string }) => state === 'queued' || state === 'running';

async function ended(jobId: string): Promise<ImportEntry> {
  return vi.waitFor(
    async () => {
      const entry = (await listed()).find((each) => each.jobId === jobId);
      if (!entry || isOpen(entry) || (entry.undo && isOpen(entry.undo))) throw new Error('not ended yet');
      return entry;
    },
    { timeout: 30_000, interval: 100 },
  );
}

const undo = (jobId: string, send = admin) => send('POST', `/api/import-candidate/${jobId}/undo`);

/** Moves the import's end back by that many hours. */
const age = (jobId: string, hours: number) =>
  permitWrites(() =>
    api.deps.mongo.tasks
      .updateOne({ _id: new Types.ObjectId(jobId) }, { $set: { finishedAt: new Date(Date.now() - hours * 3_600_000) } })
      .exec(),
  );

describe('access', () => {
  test.each([
    ['GET', '/api/imports'],
    ['POST', `/api/import-candidate/${'0'.repeat(24)}/undo`],
  ])('%s %s: admins only', async (method, path) => {
    expect((await api.anyone(method, path)).status).toBe(401);
    for (const role of ['employer', 'job-seeker'] as const) {
      expect((await (await api.as(role))(method, path)).status).toBe(403);
    }
  });

  test.each(['0'.repeat(24), 'x', '%00', '{"$ne":1}'])('undo of %s finds no import', async (id) => {
    expect([400, 404]).toContain((await undo(encodeURIComponent(id))).status);
  });

  test.each(['page=0', 'page=x', 'page[$gt]=1', 'pages=1'])('a list of ?%s is 400', async (query) => {
    expect((await admin('GET', `/api/imports?${query}`)).status).toBe(400);
  });
});

describe('the ledger keeps every import', () => {
  test('with account, time, file name, counts and kind', async () => {
    const rows = [person('kept', 1), person('kept', 1), [null, 'mina@', '5 to 7']];
    const entry = await importRows([HEADER, ...rows], 'June <b>list</b>.xlsx');
    expect(entry).toEqual({
      jobId: expect.stringMatching(/^[0-9a-f]{24}$/),
      kind: 'candidates',
      fileName: 'June <b>list</b>.xlsx',
      importedBy: 'Asha Rao',
      own: true,
      createdAt: expect.stringMatching(/^\d{4}-/),
      finishedAt: expect.stringMatching(/^\d{4}-/),
      state: 'done',
      processed: 3,
      total: 3,
      saved: 1,
      refused: 1,
      duplicates: 1,
      incomplete: 0,
      error: null,
      undoUntil: new Date(Date.parse(entry.finishedAt!) + 24 * 3_600_000).toISOString(),
      undo: null,
    });
    expect((await listed(1, other)).find(({ jobId }) => jobId === entry.jobId)).toEqual({ ...entry, own: false });
  });

  test('also failed ones, with the reason, and imports of candidate info', async () => {
    expect(await importRows([['a'], ['b']])).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/No header/),
      undoUntil: null,
    });
    const info = await importRows(
      [
        ['ID', 'Gender'],
        ['SAN-999999', 'F'],
      ],
      'i.xlsx',
      '/api/import-candidate-info',
    );
    expect(info).toMatchObject({ kind: 'info', state: 'done', refused: 1, undoUntil: null });
  });

  test('newest first, ten per page', async () => {
    const { mongo, changes } = api.deps;
    const tasksOf = Array.from({ length: 12 }, (_, n) => ({
      _id: new Types.ObjectId(),
      kind: 'import-candidates' as const,
      state: 'done' as const,
      input: { file: '', fileName: `old ${n}`, importedByName: 'Asha Rao' },
      progress: { processed: 0, total: 0, saved: 0 },
      log: [],
      logCount: 0,
      createdAt: new Date(Date.UTC(2020, 0, n + 1)),
      attempts: 1,
      cancelRequested: false,
    }));
    await changes.tasks.insert(tasksOf);
    const total = await mongo.tasks.countDocuments({ kind: { $in: ['import-candidates', 'import-candidate-info'] } });
    const { body } = await admin('GET', '/api/imports?page=2');
    expect(body.pagination).toEqual({ page: 2, perPage: 10, totalPages: Math.ceil(total / 10), total });
    const all = [...(await listed(1)), ...(await listed(2))];
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map((each) => each.createdAt)
        .toSorted()
        .reverse(),
    );
    expect(await listed(1000)).toEqual([]);
  });
});

describe('Undo', () => {
  test('removes what the import created; it can be imported again', async () => {
    const rows = [HEADER, ...Array.from({ length: 5 }, (_, n) => person('gone', n)), ['Only A Name', null, '4']];
    const { jobId } = await importRows(rows);
    expect((await undo(jobId, other)).body).toMatchObject({ success: true });
    const entry = await ended(jobId);
    expect(entry).toMatchObject({ saved: 6, undoUntil: null });
    expect(entry.undo).toEqual({
      state: 'done',
      by: 'Asha Rao',
      at: expect.any(String),
      removed: 6,
      left: [],
      error: null,
    });
    expect(await importRows(rows)).toMatchObject({ saved: 6, duplicates: 0 });
  });

  test('is refused a second time', async () => {
    const { jobId } = await importRows([HEADER, person('twice', 1)]);
    expect((await undo(jobId)).status).toBe(200);
    expect((await undo(jobId)).status).toBe(409);
    await ended(jobId);
    expect((await undo(jobId)).status).toBe(409);
  });

  test('is possible for 24 hours', async () => {
    const { jobId } = await importRows([HEADER, person('late', 1)]);
    await age(jobId, 24.01);
    expect((await ended(jobId)).undoUntil).toBeNull();
    expect((await undo(jobId)).status).toBe(409);
    await age(jobId, 23.9);
    expect((await undo(jobId)).status).toBe(200);
    expect((await ended(jobId)).undo?.removed).toBe(1);
  });

  test('of an import that created nothing is 409', async () => {
    const { jobId } = await importRows([HEADER, person('late', 2), ['Mina', 'mina@', null]]);
    const again = await importRows([HEADER, person('late', 2)]);
    expect((await undo(again.jobId)).status).toBe(409);
    expect((await undo(jobId)).status).toBe(200);
    await ended(jobId);
  });
});

test('the rows of an import older than 180 days can no longer be downloaded, and the answer says why', async () => {
  const began = (days: number) => Types.ObjectId.createFromTime(Math.floor(Date.now() / 1_000 - days * 86_400));
  const [old, young] = [began(181), began(179)];
  await api.deps.changes.tasks.insert(
    [old, young].map((_id) => ({
      _id,
      kind: 'import-candidates' as const,
      state: 'done' as const,
      input: { fileName: 'people.xlsx' },
      progress: { processed: 1, total: 1, saved: 0 },
      log: [],
      logCount: 0,
      createdAt: _id.getTimestamp(),
      finishedAt: _id.getTimestamp(),
      attempts: 1,
      cancelRequested: false,
    })),
  );
  expect(await admin('GET', `/api/import-candidate/${old}/report`)).toMatchObject({
    status: 404,
    body: { message: 'The rows of this import were removed 180 days after it.' },
  });
  expect((await admin('GET', `/api/import-candidate/${young}/report`)).status).toBe(200);
});
