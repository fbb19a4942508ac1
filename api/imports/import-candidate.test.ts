import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type StreamEvent, streamEvents } from '#api/testing/stream-events.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { workbook } from '#indexer/testing/workbooks.ts';

const HEADER = ['Name', 'Email', 'Phone', 'Experience', 'Notes'];

let api: TestApi;
let admin: Send;
let cookie: string;
let tasks: TaskRunner;
let folder: string;

beforeAll(async () => {
  // separates uploads from those of concurrent tests
  folder = await mkdtemp(join(tmpdir(), 'import-candidate-test-'));
  vi.stubEnv('TMPDIR', folder);
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
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const form = (bytes: Buffer, name = 'people.xlsx') => formOfFiles('file', [name, bytes]);
const upload = (bytes: Buffer, name?: string) => admin('POST', '/api/import-candidate', { body: form(bytes, name) });
/** Every event until the import is done or fails. */
async function follow(lastEventId?: string): Promise<StreamEvent[]> {
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const events: StreamEvent[] = [];
  for await (const event of streamEvents(await fetch(`${api.url}/api/import-candidate-sse`, { headers }))) {
    events.push(event);
    if (event.event !== 'message') break;
  }
  return events;
}

const people = (count: number, tag: string) =>
  Array.from({ length: count }, (_, n) => [`Ravi ${n}`, `${tag}-${n}@example.com`, null, '5.6', '=HYPERLINK("x")']);

describe('who may import', () => {
  test.each([
    ['POST', '/api/import-candidate'],
    ['GET', '/api/import-candidate-sse'],
    ['GET', `/api/import-candidate/${'0'.repeat(24)}`],
    ['POST', `/api/import-candidate/${'0'.repeat(24)}/cancel`],
    ['GET', `/api/import-candidate/${'0'.repeat(24)}/report`],
  ])('%s %s: admins only', async (method, path) => {
    expect((await api.anyone(method, path)).status).toBe(401);
    const employer = await api.as('employer');
    expect((await employer(method, path)).status).toBe(403);
  });

  test('a missing import is 404', async () => {
    expect((await admin('GET', `/api/import-candidate/${'0'.repeat(24)}`)).status).toBe(404);
  });
});

describe('an upload that is not a spreadsheet is refused immediately', () => {
  test.each([
    ['empty', Buffer.alloc(0), 415, /empty/],
    ['a renamed PDF', Buffer.from('%PDF-1.7'), 415, /not a spreadsheet/],
    ['a web page', Buffer.from('<html><table><tr><td>a, b</td></tr></table>'), 415, /not a spreadsheet/],
    ['a text', Buffer.from('Dear Sir'), 415, /not a spreadsheet/],
    ['over 20 MB', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(21 * 1024 * 1024)]), 413, /20 MB/],
  ])('%s', async (_, bytes, status, message) => {
    const answer = await upload(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(message) });
    expect(await api.deps.mongo.files.countDocuments()).toBe(0);
  });

  test('without a file', async () => {
    const { status, body } = await admin('POST', '/api/import-candidate', { body: new FormData() });
    expect([status, body.message]).toEqual([400, 'Please choose a file.']);
  });

  test('a lost connection leaves nothing behind', async () => {
    const before = await readdir(folder);
    const { hostname, port } = new URL(api.url);
    await new Promise<void>((resolve) => {
      const sent = request({
        hostname,
        port,
        method: 'POST',
        path: '/api/import-candidate',
        headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 },
      });
      sent.on('error', () => resolve());
      sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK\x03\x04');
      sent.write(Buffer.alloc(1_000_000), () => sent.destroy(new Error('lost')));
    });
    await expect.poll(() => readdir(folder)).toEqual(before);
    expect(await api.deps.mongo.files.countDocuments()).toBe(0);
    expect(await api.deps.mongo.tasks.countDocuments({ kind: 'import-candidates' })).toBe(0);
  });
});

describe('an import', () => {
  test('reports to a stream opened beforehand until done, with counts, reasons and a report to correct and import again', async () => {
    const stream = follow();
    const broken = [
      [null, 'mina@', null, '5 to 12', '=1+1'],
      [null, null, '9876543210', null, '@x'],
      ['Kiran', 'kiran@', '9876543219', '5 to 7', null],
    ];
    const { status, body } = await upload(workbook([HEADER, ...people(30, 'first'), ...broken]));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, jobId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    const events = await stream;
    expect(events.at(-2)).toMatchObject({ event: 'message', data: { processed: 33, total: 33, saved: 31 } });
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      id: body.jobId,
      data: { saved: 31, refused: 2, duplicates: 0, incomplete: 1 },
    });
    expect(events.at(-1)?.data.rows).toMatchObject([
      { rowNumber: 32, outcome: 'refused' },
      { rowNumber: 33 },
      { rowNumber: 34, outcome: 'incomplete' },
    ]);

    const found = await admin('GET', `/api/import-candidate/${body.jobId}`);
    expect(found.body).toMatchObject({ state: 'done', fileName: 'people.xlsx', saved: 31, refused: 2, totalPages: 1 });

    const { sheets } = await readXlsx(await report(body.jobId));
    expect(sheets[0]?.rows[0]).toEqual(['Import Row', 'Import Result', 'Import Reason', ...HEADER]);
    expect(sheets[0]?.rows[1]?.[2]).toMatch(/Email: .* is not an email address\nExperience: /);
    expect(sheets[0]?.rows[1]?.slice(3)).toEqual([null, 'mina@', null, '5 to 12', '=1+1']);
    expect(sheets[0]?.rows).toHaveLength(3);

    const corrected = sheets[0]!.rows.map((row) =>
      row.map((cell) => (cell === 'mina@' ? 'mina@example.com' : cell === '5 to 12' ? '5.11' : cell)),
    );
    const again = follow();
    await upload(workbook(corrected));
    expect((await again).at(-1)).toMatchObject({ event: 'done', data: { saved: 1, refused: 1 } });
  });

  test('omitted values can be corrected in a report that names each candidate, and sent to /import-candidate-info', async () => {
    const task = await api.deps.mongo.tasks.findOne({ kind: 'import-candidates' }).sort({ createdAt: 1 });
    const { sheets } = await readXlsx(await report(String(task?._id), 'incomplete'));
    const kiran = await api.deps.mongo.candidates.findOne({ applicantName: 'Kiran' }).lean();
    expect(sheets[0]?.rows[0]).toEqual(['Import Row', 'Import Result', 'Import Reason', 'Applicant ID', ...HEADER]);
    expect(sheets[0]?.rows[1]?.slice(3, 8)).toEqual([kiran?.applicantID, 'Kiran', 'kiran@', '9876543219', '5 to 7']);
    const corrected = sheets[0]!.rows.map((row) =>
      row.map((cell) => (cell === 'kiran@' ? 'kiran@example.com' : cell === '5 to 7' ? '5 years' : cell)),
    );
    const info = await admin('POST', '/api/import-candidate-info', { body: form(workbook(corrected)) });
    expect(info.body).toMatch(/1 saved, 0 unchanged, 0 refused/);
    expect(await api.deps.mongo.candidates.findById(kiran?._id).lean()).toMatchObject({
      emailAddress: 'kiran@example.com',
      experience: { year: 5, month: 0 },
    });
  });

  test('accepts a CSV file like a spreadsheet', async () => {
    const stream = follow();
    await upload(
      Buffer.from('\ufeffName;E-Mail;Exp\nAsha;csv@example.com;"5;6"\nRavi;ravi-csv@example.com;6y 2m\n'),
      'a.csv',
    );
    expect((await stream).at(-1)).toMatchObject({ event: 'done', data: { saved: 2, refused: 0, incomplete: 1 } });
  });

  test('the report’s cells are text, never formulas', async () => {
    const task = await api.deps.mongo.tasks.findOne({ kind: 'import-candidates' }).sort({ createdAt: 1 });
    const { sheets } = await readXlsx(await report(String(task?._id)));
    expect(JSON.stringify(sheets[0]?.cells ? [...sheets[0].cells.values()] : [])).not.toMatch(/"formula":/);
  });

  test('the same file again saves nothing', async () => {
    const stream = follow();
    await upload(workbook([HEADER, ...people(30, 'first')]));
    expect((await stream).at(-1)).toMatchObject({ event: 'done', data: { saved: 0, duplicates: 30 } });
  });

  test('two concurrent ones run one after the other; a reconnect gets the end of the one it followed', async () => {
    const one = await upload(workbook([HEADER, ...people(40, 'one')]));
    const two = await upload(workbook([HEADER, ...people(40, 'one')]));
    expect((await follow(two.body.jobId)).at(-1)).toMatchObject({ event: 'done', data: { saved: 0, duplicates: 40 } });
    expect((await follow(two.body.jobId)).at(-1)).toMatchObject({ event: 'done', id: two.body.jobId });
    expect((await admin('GET', `/api/import-candidate/${one.body.jobId}`)).body).toMatchObject({ saved: 40 });
  });

  test('that can’t be read ends its stream with the reason', async () => {
    const stream = follow();
    await upload(
      workbook([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    );
    expect((await stream).at(-1)).toMatchObject({
      event: 'error',
      data: { message: expect.stringMatching(/No header row/) },
    });
  });

  test('can be cancelled; a second time is 409', async () => {
    const stream = follow();
    const { body } = await upload(workbook([HEADER, ...people(4_000, 'cancel')]));
    expect((await admin('POST', `/api/import-candidate/${body.jobId}/cancel`)).status).toBe(200);
    expect((await stream).at(-1)).toMatchObject({
      event: 'error',
      data: { message: expect.stringMatching(/cancelled/) },
    });
    expect((await admin('POST', `/api/import-candidate/${body.jobId}/cancel`)).status).toBe(409);
    expect(await api.deps.mongo.files.countDocuments()).toBe(0);
  });
});

async function report(jobId: string, of?: 'incomplete'): Promise<Uint8Array> {
  const query = of ? `?of=${of}` : '';
  const response = await fetch(`${api.url}/api/import-candidate/${jobId}/report${query}`, { headers: { cookie } });
  const name = of ? 'values to add' : 'rows to correct';
  expect(response.headers.get('content-disposition')).toMatch(new RegExp(`attachment; filename=".*${name}\\.xlsx"`));
  return new Uint8Array(await response.arrayBuffer());
}
