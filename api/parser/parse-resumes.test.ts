import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { resumePdf } from '#api/testing/resume-pdf.ts';
import { streamEvents } from '#api/testing/stream-events.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';

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

const form = (...files: [string, Buffer][]) => formOfFiles('resumes', ...files);

interface StreamState {
  jobId: string;
  type: string;
  message: string;
  progress: number;
}

/** Reads the events of a stream until `enough` returns true or it ends. */
async function read(response: Response, enough: (states: StreamState[]) => boolean): Promise<StreamState[]> {
  const states: StreamState[] = [];
  for await (const { data } of streamEvents(response)) {
    states.push(data);
    if (enough(states)) break;
  }
  return states;
}

const status = (lastEventId = '') =>
  fetch(`${api.url}/api/parse-status`, { headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) } });

describe('who may parse', () => {
  test.each([
    ['POST', '/api/parse-resumes'],
    ['POST', '/api/bulk-parse-resumes'],
    ['GET', '/api/parse-status'],
  ])('%s %s: admins only', async (method, path) => {
    expect((await api.anyone(method, path)).status).toBe(401);
    const employer = await api.as('employer');
    expect((await employer(method, path)).status).toBe(403);
  });
});

test.each(['parse-resumes', 'bulk-parse-resumes'])('/%s without a file is refused', async (call) => {
  expect((await admin('POST', `/api/${call}`, { body: new FormData() })).status).toBe(400);
});

test('more than 10 files, or one over 10 MB, are refused and nothing is stored', async () => {
  const eleven = Array.from({ length: 11 }, (_, n): [string, Buffer] => [`${n}.pdf`, Buffer.from('%PDF-')]);
  expect((await admin('POST', '/api/parse-resumes', { body: form(...eleven) })).status).toBe(413);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect((await admin('POST', '/api/parse-resumes', { body: form(['a.pdf', large]) })).status).toBe(413);
  expect(await api.deps.mongo.files.countDocuments()).toBe(0);
});

test('each file is a job with a state in the status stream; a reconnect gets all states', async () => {
  const { status: code, body } = await admin('POST', '/api/parse-resumes', {
    body: form(['mina.pdf', resumePdf('Mina Das', 'mina@example.com')], ['<b>bad</b>.pdf', Buffer.from('MZ')]),
  });
  expect(code).toBe(200);
  expect(body).toMatchObject({ success: true, message: expect.stringMatching(/^Uploaded 2 files/) });
  const [good, bad] = body.jobIds;
  const ends = (states: StreamState[]) =>
    new Set(states.filter(({ type }) => /completed|failed/.test(type)).map(({ jobId }) => jobId)).size === 2;
  for (const lastEventId of ['', good]) {
    const states = await read(await status(lastEventId), ends);
    expect(states.findLast(({ jobId }) => jobId === good)).toMatchObject({
      type: 'completed',
      message: expect.stringMatching(/^mina.pdf: new candidate SAN-\d{6}\.$/),
    });
    expect(states.findLast(({ jobId }) => jobId === bad)).toMatchObject({
      type: 'failed',
      message: expect.stringMatching(/neither PDF, DOCX nor DOC/),
    });
  }
});

test('another admin gets none of them', async () => {
  const { _id } = await api.makeUser('admin');
  const other = await api.cookieFor(_id);
  await admin('POST', '/api/parse-resumes', { body: form(['own.pdf', resumePdf('Own Er', 'own@example.com')]) });
  const { body } = await api.anyone('POST', '/api/parse-resumes', {
    headers: { cookie: other },
    body: form(['other.pdf', resumePdf('Oth Er', 'other@example.com')]),
  });
  const stream = await fetch(`${api.url}/api/parse-status`, { headers: { cookie: other } });
  const states = await read(stream, (all) => all.some(({ type }) => /completed|failed/.test(type)));
  expect(new Set(states.map(({ jobId }) => jobId))).toEqual(new Set(body.jobIds));
});

test('bulk parsing reports each file with the percentage, and ends at 100', async () => {
  const response = await fetch(`${api.url}/api/bulk-parse-resumes`, {
    method: 'POST',
    headers: { cookie, origin: api.url },
    body: form(
      ['one.pdf', resumePdf('One Er', 'one@example.com')],
      ['two.pdf', Buffer.from('MZ')],
      ['three.pdf', resumePdf('Thr Ee', 'three@example.com')],
    ),
  });
  expect(response.status).toBe(200);
  const states = await read(response, (all) => all.at(-1)?.progress === 100);
  expect(states.map(({ progress }) => progress)).toEqual([0, 33, 66, 99, 100]);
  expect(states.at(-1)?.message).toBe('All files processed.');
  expect(states[2]?.message).toMatch(/^two.pdf: .*neither PDF/);
});

test('in a bulk upload, a file over 10 MB fails alone and is not stored', async () => {
  const response = await fetch(`${api.url}/api/bulk-parse-resumes`, {
    method: 'POST',
    headers: { cookie, origin: api.url },
    body: form(
      ['large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)],
      ['fine.pdf', resumePdf('Fine Er', 'fine@example.com')],
    ),
  });
  expect(response.status).toBe(200);
  const states = await read(response, (all) => all.at(-1)?.progress === 100);
  expect(states[1]?.message).toMatch(/^large.pdf: .*larger than 10 MB/);
  expect(states[2]?.message).toMatch(/^fine.pdf: new candidate/);
  expect(await api.deps.mongo.files.countDocuments({ size: { $gt: 10 * 1024 * 1024 } })).toBe(0);
});
