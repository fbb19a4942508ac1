import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { resumePdf } from '#api/testing/resume-pdf.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';

let api: TestApi;
let cookie: string;
let admin: Send;
let tasks: TaskRunner | null = null;
let people = 0;

beforeAll(async () => {
  api = await startTestApi();
  const { _id } = await api.makeUser('admin');
  cookie = await api.cookieFor(_id);
  admin = await api.signIn(_id);
});
afterAll(async () => {
  await tasks?.stop();
  await api.stop();
});

/** While `tasks` is stopped, no new task starts. */
const startTasks = () => {
  tasks = runTasks(api.deps, taskRunners);
};
const stopTasks = async () => {
  await tasks?.stop();
  tasks = null;
};

function resumes(count: number): FormData {
  const files = Array.from({ length: count }, (): [string, Buffer] => {
    people += 1;
    return [`cv-${people}.pdf`, resumePdf('Mina Das', `mina.cancel${people}@example.com`)];
  });
  return formOfFiles('resumes', ...files);
}

/** Sends a bulk parsing of that many files; resolves with its unread stream. */
async function parse(count: number): Promise<Response> {
  const before = (await runOf('bulk-parse-resumes'))?.jobId;
  const stream = await fetch(`${api.url}/api/bulk-parse-resumes`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: resumes(count),
  });
  await expect.poll(async () => (await runOf('bulk-parse-resumes'))?.jobId).not.toBe(before);
  return stream;
}
const runOf = async (of: string) => (await admin('GET', `/api/parsing-run?of=${of}`)).body.run;
const cancel = (jobId: string, by = admin) => by('POST', `/api/parsing-run/${jobId}/cancel`);
const filesStored = () => api.deps.mongo.files.countDocuments({});

describe('cancelling a bulk parsing', () => {
  it('that is waiting ends it immediately and keeps none of its files', async () => {
    const before = await filesStored();
    const stream = await parse(3);
    const { jobId } = await runOf('bulk-parse-resumes');
    expect(await cancel(jobId)).toMatchObject({
      status: 200,
      body: { success: true, message: 'The run is being cancelled; what was read until now stays.' },
    });
    expect(await stream.text()).toContain('The parsing was cancelled.');
    const run = await runOf('bulk-parse-resumes');
    expect([run.state, run.processed]).toEqual(['cancelled', 0]);
    const message = 'Not read, since the run was cancelled: send it again to have it read.';
    expect(run.files).toMatchObject(Array(3).fill({ state: 'skipped', message }));
    expect(await filesStored()).toBe(before);
  });

  it('that is running ends it after the current file; results are kept', async () => {
    const before = await filesStored();
    await parse(100);
    startTasks();
    await expect.poll(async () => (await runOf('bulk-parse-resumes')).processed, { interval: 50 }).toBeGreaterThan(0);
    const { jobId } = await runOf('bulk-parse-resumes');
    expect((await cancel(jobId)).status).toBe(200);
    expect((await runOf('bulk-parse-resumes')).cancelRequested).toBe(true);
    await expect.poll(async () => (await runOf('bulk-parse-resumes')).state).toBe('cancelled');
    await stopTasks();
    const { processed, total, files } = await runOf('bulk-parse-resumes');
    expect(processed).toBeLessThan(total);
    const states = files.map(({ state }: { state: string }) => state);
    expect(states).toEqual([...Array(processed).fill('completed'), ...Array(total - processed).fill('skipped')]);
    expect(await filesStored()).toBe(before);
  });

  it('that has ended is refused with 409, another admin’s with 404', async () => {
    await parse(1);
    const { jobId } = await runOf('bulk-parse-resumes');
    expect((await cancel(jobId, await api.as('admin'))).status).toBe(404);
    expect((await cancel(jobId)).status).toBe(200);
    expect(await cancel(jobId)).toMatchObject({ status: 409, body: { message: 'The run has already ended.' } });
  });
});

describe('cancelling a run through the inbox', () => {
  it('leaves unprocessed resumes in the inbox; any admin may cancel', async () => {
    const { body } = await admin('POST', '/api/import-resume', { body: resumes(2) });
    expect(body.success).toBe(true);
    startTasks();
    await expect.poll(async () => (await admin('GET', '/api/resume-inbox')).body.total).toBe(2);
    await stopTasks();
    const stream = await fetch(`${api.url}/api/process-resumes`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    await expect.poll(async () => (await runOf('process-resumes'))?.state).toBe('queued');
    const { jobId } = await runOf('process-resumes');
    expect((await cancel(jobId, await api.as('admin'))).status).toBe(200);
    expect(await stream.text()).toContain('The run was cancelled. 2 files remain in the inbox.');
    const message = 'Not read, since the run was cancelled: it waits in the inbox.';
    expect((await runOf('process-resumes')).files).toMatchObject(Array(2).fill({ state: 'skipped', message }));
    expect((await admin('GET', '/api/resume-inbox')).body.total).toBe(2);
  });
});

describe('POST /parsing-run/{jobId}/cancel', () => {
  it('is for admins only, and recorded in the audit log', async () => {
    await parse(1);
    const { jobId } = await runOf('bulk-parse-resumes');
    expect((await cancel(jobId, await api.as('employer'))).status).toBe(403);
    expect((await cancel(jobId, await api.as('job-seeker'))).status).toBe(403);
    expect((await cancel(jobId, api.anyone)).status).toBe(401);
    expect((await cancel(jobId)).status).toBe(200);
    const entry = await api.deps.mongo.auditEntries.findOne({ call: 'parsing-run-cancel', records: jobId }).lean();
    expect(entry).toMatchObject({ kind: 'task', records: [jobId] });
  });

  it('of another kind of task, or a missing one, is 404', async () => {
    const { body } = await admin('POST', '/api/duplicates/find');
    expect((await cancel(body.taskId)).status).toBe(404);
    expect((await cancel(UNKNOWN_ID)).status).toBe(404);
  });

  it.each(['SAN-000001', '0'.repeat(25), '%00', '%3Cb%3E', 'a'.repeat(5_000), '[$ne]'])('refuses %s', async (jobId) => {
    expect([400, 404]).toContain((await cancel(jobId)).status);
  });
});
