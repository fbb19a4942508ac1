import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { resumePdf } from '#api/testing/resume-pdf.ts';
import { streamEvents } from '#api/testing/stream-events.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { archiveOf } from '#indexer/testing/archives.ts';
import type { ProcessEvent } from './contract.ts';

let api: TestApi;
let admin: Send;
let cookie: string;
let tasks: TaskRunner;
let people = 0;

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
beforeEach(async () => {
  await api.deps.mongo.inboxResumes.deleteMany();
});

/** The resume of a new person. */
const newResume = () => resumePdf('Mina Das', `mina.${++people}@example.com`);

async function send(
  ...files: [string, Buffer][]
): Promise<{ status: number; body: { jobId: string; message: string } }> {
  return admin('POST', '/api/import-resume', { body: formOfFiles('resumes', ...files) });
}
const inbox = async () => (await admin('GET', '/api/resume-inbox')).body;
async function bring(...files: [string, Buffer][]) {
  const { body } = await send(...files);
  await expect.poll(async () => (await inbox()).import).toMatchObject({ jobId: body.jobId, state: 'done' });
  return inbox();
}

type Heard = ProcessEvent & { id: string };
async function listen(enough: (heard: Heard[]) => boolean, headers: Record<string, string> = {}): Promise<Heard[]> {
  const response = await fetch(`${api.url}/api/process-resumes`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });
  const heard: Heard[] = [];
  for await (const { data, id } of streamEvents(response)) {
    heard.push({ ...data, id });
    if (enough(heard)) break;
  }
  return heard;
}
const toEnd = (headers?: Record<string, string>) => listen((heard) => heard.at(-1)?.type === 'end', headers);

describe('/import-resume', () => {
  test('resumes and archives go into the inbox; refused files are reported with their reasons', async () => {
    const { status, body } = await send(
      ['one.pdf', newResume()],
      ['more.zip', archiveOf({ name: 'x/two.pdf', bytes: newResume() }, { name: '../three.pdf', bytes: newResume() })],
      ['<b>bad</b>.pdf', Buffer.from('MZ')],
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Uploaded 3 files, processing will continue on the server.' });
    await expect.poll(async () => (await inbox()).import?.state).toBe('done');
    const { total, waiting, import: last } = await inbox();
    expect(total).toBe(2);
    expect(waiting.map(({ file }: { file: string }) => file)).toEqual(['one.pdf', 'two.pdf']);
    expect(last).toMatchObject({ jobId: body.jobId, uploads: 3, processed: 3, added: 2, error: null });
    expect(last.refused).toEqual([
      { file: '../three.pdf', reason: expect.stringMatching(/points outside/) },
      { file: '<b>bad</b>.pdf', reason: expect.stringMatching(/neither PDF/) },
    ]);
  });

  test('without a file, or with another field, it is refused', async () => {
    expect((await admin('POST', '/api/import-resume', { body: new FormData() })).status).toBe(400);
    const body = new FormData();
    body.append('files', new File(['x'], 'a.pdf'));
    expect((await admin('POST', '/api/import-resume', { body })).status).toBe(400);
  });

  test('more than 500 files are refused, and leave nothing behind', async () => {
    const before = await api.deps.mongo.files.countDocuments();
    const many = Array.from({ length: 501 }, (_, at): [string, Buffer] => [`${at}.pdf`, Buffer.from('%PDF-')]);
    expect((await send(...many)).status).toBe(413);
    expect(await api.deps.mongo.files.countDocuments()).toBe(before);
  });
});

describe('/process-resumes', () => {
  test('reports the start, each file’s start and end, and the end; then the inbox is empty', async () => {
    const bytes = newResume();
    await bring(['a.pdf', bytes], ['copy of a.pdf', bytes], ['c.doc', Buffer.from('d0cf11e0a1b11ae10000', 'hex')]);
    const heard = await toEnd();
    expect(heard.map(({ id: _, ...event }) => event)).toEqual([
      { type: 'start', total: 3, progress: 0, message: '3 resumes to process.' },
      { type: 'file-start', index: 1, total: 3, file: 'a.pdf', progress: 0, message: expect.any(String) },
      {
        type: 'processed',
        file: 'a.pdf',
        candidateId: expect.stringMatching(/^[0-9a-f]{24}$/),
        progress: 33,
        message: expect.stringMatching(/^a\.pdf: new candidate SAN-\d{6}\.$/),
      },
      expect.objectContaining({ type: 'file-start', index: 2 }),
      expect.objectContaining({
        type: 'skipped',
        reason: expect.stringMatching(/The same file is SAN-\d{6}’s already/),
      }),
      expect.objectContaining({ type: 'file-start', index: 3 }),
      expect.objectContaining({ type: 'skipped', file: 'c.doc', reason: expect.stringMatching(/damaged/) }),
      { type: 'end', processed: 1, progress: 100, message: 'All files processed.' },
    ]);
    expect(await inbox()).toMatchObject({ total: 0, waiting: [] });
    const [made] = await api.deps.mongo.candidates.find({ emailAddress: `mina.${people}@example.com` }).lean();
    expect(String(made?._id)).toBe(heard.find((event) => event.type === 'processed')?.candidateId);
  });

  test('an empty inbox starts and ends immediately and creates no run', async () => {
    const before = await api.deps.mongo.tasks.countDocuments();
    expect((await toEnd()).map(({ type }) => type)).toEqual(['start', 'end']);
    expect(await api.deps.mongo.tasks.countDocuments()).toBe(before);
  });

  test('continues when the caller disconnects; a reconnect gets each missed event once and starts nothing', async () => {
    await bring(['a.pdf', newResume()], ['b.pdf', newResume()]);
    const first = await listen((heard) => heard.length >= 1);
    const rest = await toEnd({ 'last-event-id': first.at(-1)!.id });
    expect([...first, ...rest].map(({ type }) => type)).toEqual([
      'start',
      'file-start',
      'processed',
      'file-start',
      'processed',
      'end',
    ]);
    await bring(['c.pdf', newResume()]);
    // a reconnect after the end, while a new resume is waiting
    const runs = await api.deps.mongo.tasks.countDocuments();
    await listen(() => false, { 'last-event-id': rest.at(-1)!.id });
    expect(await api.deps.mongo.tasks.countDocuments()).toBe(runs);
    expect((await inbox()).total).toBe(1);
  });

  test('two concurrent callers follow one run', async () => {
    await bring(['a.pdf', newResume()]);
    const [one, other] = await Promise.all([toEnd(), toEnd()]);
    expect(other.map(({ type }) => type)).toContain('end');
    expect(one.filter(({ type }) => type === 'processed').length).toBe(1);
    expect(await api.deps.mongo.candidates.countDocuments({ emailAddress: `mina.${people}@example.com` })).toBe(1);
  });

  test.each(['x', `${'0'.repeat(24)}:0`, "'; drop", '1'.repeat(10_000)])(
    'an invalid event id (%#) breaks nothing',
    async (id) => {
      await listen(() => false, { 'last-event-id': id });
      expect((await inbox()).total).toBe(0);
    },
  );
});

describe('emptying the inbox', () => {
  test('removes unprocessed resumes and their bytes', async () => {
    const before = await api.deps.mongo.files.countDocuments();
    await bring(['a.pdf', newResume()], ['b.pdf', newResume()]);
    const { status, body } = await admin('DELETE', '/api/resume-inbox');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: '2 resumes were taken out of the inbox.' },
    });
    expect((await inbox()).total).toBe(0);
    expect(await api.deps.mongo.files.countDocuments()).toBe(before);
  });

  test('during a run is refused and removes nothing', async () => {
    await bring(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name): [string, Buffer] => [name, newResume()]));
    await tasks.stop(); // without a worker, the run stays in progress as long as the test needs
    const run = async () => (await admin('GET', '/api/parsing-run?of=process-resumes')).body.run;
    const before = (await run())?.jobId;
    const heard = toEnd();
    await expect.poll(async () => (await run()).jobId).not.toBe(before);
    expect((await admin('DELETE', '/api/resume-inbox')).status).toBe(409);
    tasks = runTasks(api.deps, taskRunners);
    await heard;
    expect(await run()).toMatchObject({ state: 'done', processed: 4 });
    expect((await run()).files.every(({ state }: { state: string }) => state === 'completed')).toBe(true);
  });
});

test('/parsing-run returns each file of the newest run with its state', async () => {
  await bring(['a.pdf', newResume()], ['b.pdf', Buffer.from('%PDF-1.4 nothing more')]);
  await toEnd();
  const { body } = await admin('GET', '/api/parsing-run?of=process-resumes');
  expect(body.run).toMatchObject({ state: 'done', processed: 2, total: 2, error: null });
  expect(body.run.files).toMatchObject([
    { file: 'a.pdf', state: 'completed', applicantID: expect.stringMatching(/^SAN-/) },
    { file: 'b.pdf', state: 'failed', candidateId: null, message: expect.stringMatching(/damaged/) },
  ]);
  expect((await admin('GET', '/api/parsing-run?of=bulk-parse-resumes')).body.run).toBeNull();
  expect((await admin('GET', '/api/parsing-run?of=other')).status).toBe(400);
});
