import type { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask, LEASE_MS } from '#mongo/tasks/claim-task.ts';
import { cancelTask, createTask, type NewTask } from '#mongo/tasks/create-task.ts';
import { finishTask, LeaseLost } from '#mongo/tasks/report-task.ts';
import { IndexerStopping, type RunTask } from './task-context.ts';
import { workOnTask } from './work-on-task.ts';

const log = pino({ level: 'silent' });
const forever = new AbortController().signal;

let servers: TestIndexer;
/** The time for all processes. */
let clock: Date;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

function start(newTask: NewTask): Promise<Types.ObjectId> {
  clock = new Date('2026-06-01T06:00:00Z');
  return createTask(servers.changes, newTask, clock);
}
const claim = (owner: string) => claimTask(servers.mongo, { owner, now: clock });
const read = async (id: Types.ObjectId) => (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;

/** Claims the task and works on it, as an indexer process does; returns the record after that. */
async function work(id: Types.ObjectId, run: RunTask): Promise<TaskRecord> {
  const task = await claim('worker');
  expect(task?._id).toEqual(id);
  await workOnTask({ ...servers, log, now: () => clock }, task!, 'worker', run, forever);
  return read(id);
}

const away = Object.assign(new Error('no server answers'), { name: 'NoLivingConnectionsError' });
const failing: RunTask = async () => {
  throw away;
};

test('after a transient error it is retried with growing pauses of at most 5 minutes; after 20 retries it fails', async () => {
  const id = await start({ kind: 'audit' });
  const longest = [1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array.from({ length: 11 }, () => 300)];
  for (const [retry, seconds] of longest.entries()) {
    const { state, retries, notBefore, log: lines } = await work(id, failing);
    expect({ state, retries }).toEqual({ state: 'queued', retries: retry + 1 });
    const pauseMs = notBefore!.getTime() - clock.getTime();
    expect(pauseMs).toBeGreaterThanOrEqual(seconds * 500);
    expect(pauseMs).toBeLessThanOrEqual(seconds * 1_000);
    const shown = Math.ceil(pauseMs / 1_000);
    expect(lines.at(-1)?.message).toBe(
      `A server was unavailable, the disk full or a record busy. Retry in ${shown} s.`,
    );
    clock = new Date(notBefore!.getTime() - 1);
    expect(await claim('early')).toBeNull();
    clock = notBefore!;
  }
  expect(await work(id, failing)).toMatchObject({ state: 'failed', error: 'no server answers' });
});

test.each<[title: string, error: Error]>([
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a command that another process has ended, or a record that stays claimed,', new Conflict()],
  ['a request that ends because MongoDB is silent', Object.assign(new Error(), { name: 'PoolClearedOnNetworkError' })],
])('%s is a transient error', async (_, error) => {
  const id = await start({ kind: 'audit' });
  const postponed = await work(id, async () => {
    throw error;
  });
  expect(postponed).toMatchObject({ state: 'queued', retries: 1 });
  clock = postponed.notBefore!;
  expect(await work(id, async () => ({}))).toMatchObject({ state: 'done' });
});

test('a task cancelled while it waits for its retry ends as cancelled, also if the server is still unavailable', async () => {
  const id = await start({ kind: 'audit' });
  await work(id, failing);
  await cancelTask(servers.mongo, servers.changes, id, clock);
  expect(await work(id, failing)).toMatchObject({ state: 'cancelled', retries: 1 });
});

test.each<[string, NewTask, RegExp]>([
  ['an import', { kind: 'import-candidates', input: { file: 'f' } }, /send the file again, in smaller parts/],
  ['a bulk parsing', { kind: 'parse-resumes', input: { files: [], by: 'bulk-parse-resumes' } }, /send the files that/],
  ['a run through the inbox', { kind: 'parse-resumes', input: { files: [], by: 'process-resumes' } }, /start it again/],
  ['a reindex', { kind: 'reindex', slot: 'reindex:candidates' }, /start it again/],
])(
  '%s that has ended five processes fails with the reason and what to do, and is not run again',
  async (_, task, todo) => {
    const id = await start(task);
    for (let death = 1; death <= 5; death += 1) {
      expect((await claim(`process ${death}`))?.processDeaths ?? 0).toBe(death - 1);
      clock = new Date(clock.getTime() + LEASE_MS + 1);
    }
    const run = vi.fn<RunTask>();
    const parked = await work(id, run);
    expect(run).not.toHaveBeenCalled();
    expect(parked).toMatchObject({ state: 'failed', processDeaths: 5, finishedAt: clock });
    expect(parked.error).toMatch(/^The process working on it ended five times, so it is not tried again\. /);
    expect(parked.error).toMatch(todo);
    expect(parked).not.toHaveProperty('slot');
    const asDone = finishTask(servers.mongo, id, 'process 5', clock, { state: 'done' });
    await expect(asDone).rejects.toThrow(LeaseLost);
  },
);

test('transient errors and orderly stops don’t count as deaths', async () => {
  const id = await start({ kind: 'audit' });
  for (let retry = 1; retry <= 6; retry += 1) {
    clock = (await work(id, failing)).notBefore!;
    const stop = AbortSignal.abort(new IndexerStopping('stopping'));
    const task = await claim('stopping');
    await workOnTask({ ...servers, log, now: () => clock }, task!, 'stopping', failing, stop);
  }
  const done = await work(id, async () => ({ records: 1 }));
  expect(done).toMatchObject({ state: 'done', result: { records: 1 }, retries: 6 });
  expect(done).not.toHaveProperty('processDeaths');
});
