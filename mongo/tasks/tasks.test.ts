import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestChanges, type TestChanges } from '#mongo/changes/testing/test-changes.ts';
import type { TaskKind } from '#mongo/models/task.ts';
import { claimTask, LEASE_MS, release } from './claim-task.ts';
import { cancelTask, createTask } from './create-task.ts';
import { finishTask, LeaseLost, postponeTask, reportTask } from './report-task.ts';

let opened: TestChanges;
const start = new Date('2026-01-01T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

beforeAll(async () => {
  opened = await openTestChanges();
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const task of await opened.mongo.tasks.find().lean()) await opened.changes.tasks.remove(task._id);
});

const create = (kind: TaskKind, now = start) => createTask(opened.changes, { kind, input: { a: 1 } }, now);
const claim = (owner: string, now = start) => claimTask(opened.mongo, { owner, now });
const read = (id: Awaited<ReturnType<typeof create>>) => opened.mongo.tasks.findById(id).lean();
const postpone = (id: Awaited<ReturnType<typeof create>>, owner: string) =>
  postponeTask(opened.mongo, id, owner, start, { notBefore: later(60_000), line: 'Retry in 60 s.' });

describe('a task', () => {
  test('is taken once, the oldest first', async () => {
    const second = await create('audit', later(1));
    const first = await create('reindex');
    expect((await claim('a', later(2)))?._id).toEqual(first);
    expect((await claim('b', later(2)))?._id).toEqual(second);
    expect(await claim('c', later(2))).toBeNull();
  });

  test('waits while another of its kind is running', async () => {
    const first = await create('import-candidates');
    const second = await create('import-candidates', later(1));
    await claim('a');
    expect(await claim('b')).toBeNull();
    await finishTask(opened.mongo, first, 'a', start, { state: 'done' });
    expect((await claim('b'))?._id).toEqual(second);
  });

  test('previews run two at a time, so that a large file delays no small one; a third waits', async () => {
    const ids = [await create('preview-import'), await create('preview-import', later(1))];
    const third = await create('preview-import', later(2));
    expect([(await claim('a'))?._id, (await claim('b'))?._id]).toEqual(ids);
    expect(await claim('c')).toBeNull();
    await finishTask(opened.mongo, ids[1]!, 'b', start, { state: 'done' });
    expect((await claim('c'))?._id).toEqual(third);
  });

  test('of ten processes that claim three previews concurrently, two get one each', async () => {
    for (const at of [0, 1, 2]) await create('preview-import', later(at));
    const claims = await Promise.all(Array.from({ length: 10 }, (_, at) => claim(`worker ${at}`)));
    const taken = claims.flatMap((each) => (each ? [String(each._id)] : []));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeLessThanOrEqual(2);
    while (await claim('later')) taken.push('one more');
    expect(taken).toHaveLength(2);
  });

  test('of ten processes that claim it concurrently, one gets it', async () => {
    await create('reindex');
    const claims = await Promise.all(Array.from({ length: 10 }, (_, at) => claim(`worker ${at}`)));
    expect(claims.filter((each) => each !== null)).toHaveLength(1);
  });

  test('is taken over with its checkpoint when its lease has expired, and its former worker is notified', async () => {
    const id = await create('reindex');
    await claim('a');
    await reportTask(opened.mongo, id, 'a', start, { checkpoint: { row: 500 } });
    expect(await claim('b', later(LEASE_MS - 1))).toBeNull();
    expect(await claim('b', later(LEASE_MS + 1))).toMatchObject({ checkpoint: { row: 500 }, attempts: 2 });
    await expect(reportTask(opened.mongo, id, 'a', later(LEASE_MS + 2))).rejects.toThrow(LeaseLost);
  });

  test('keeps its lease by reporting, and shows progress and log', async () => {
    const id = await create('reindex');
    await claim('a');
    const report = { progress: { processed: 7, total: 9, counts: { stale: 2 } }, lines: ['one', 'two'] };
    await reportTask(opened.mongo, id, 'a', later(LEASE_MS - 1), report);
    expect(await claim('b', later(LEASE_MS + 1))).toBeNull();
    const task = await read(id);
    expect(task).toMatchObject({ progress: { processed: 7, total: 9, saved: 0, counts: { stale: 2 } }, logCount: 2 });
    expect(task?.log.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(task?.revision).toBe(1);
  });

  test('keeps only its newest log lines', async () => {
    const id = await create('reindex');
    await claim('a');
    const lines = Array.from({ length: 250 }, (_, at) => `line ${at}`);
    await reportTask(opened.mongo, id, 'a', start, { lines });
    const task = await read(id);
    expect(task?.log).toHaveLength(200);
    expect(task?.log.at(-1)?.message).toBe('line 249');
    expect(task?.logCount).toBe(250);
  });

  test('that is given back can be taken again', async () => {
    const id = await create('reindex');
    await claim('a');
    await release(opened.mongo, id, 'a');
    expect((await claim('b'))?._id).toEqual(id);
  });

  test('that waits for its retry is claimed by no process before, by one then, and lets others of its kind pass', async () => {
    const id = await create('import-candidates');
    const second = await create('import-candidates', later(1));
    await claim('a');
    await postpone(id, 'a');
    expect((await claim('b'))?._id).toEqual(second);
    await finishTask(opened.mongo, second, 'b', start, { state: 'done' });
    expect(await claim('b', later(59_999))).toBeNull();
    const claims = await Promise.all(Array.from({ length: 5 }, (_, at) => claim(`worker ${at}`, later(60_000))));
    const [claimed, ...others] = claims.filter((each) => each !== null);
    expect(claimed).toMatchObject({ _id: id, retries: 1, log: [{ message: 'Retry in 60 s.' }] });
    expect(claimed).not.toHaveProperty('notBefore');
    expect(others).toEqual([]);
  });

  test('counts processes that died with it, not those that gave it back or had only lost its lease', async () => {
    const id = await create('reindex');
    const afterLeases = (leases: number) => later(leases * (LEASE_MS + 1));
    await claim('a');
    expect((await claim('b', afterLeases(1)))?.processDeaths).toBe(1);
    expect((await claim('b', afterLeases(2)))?.processDeaths).toBe(1);
    await release(opened.mongo, id, 'b');
    expect((await claim('c', afterLeases(2)))?.processDeaths).toBe(1);
    expect((await claim('d', afterLeases(3)))?.processDeaths).toBe(2);
  });

  test('is not claimed by the process that still works on it, though its lease has expired', async () => {
    const id = await create('reindex');
    await claim('a');
    const again = { owner: 'a', now: later(LEASE_MS + 1) };
    expect(await claimTask(opened.mongo, { ...again, except: new Set([String(id)]) })).toBeNull();
    expect((await claimTask(opened.mongo, again))?._id).toEqual(id);
  });

  test('that was taken over can’t be ended, postponed or given back by its former worker', async () => {
    const id = await create('reindex');
    await claim('a');
    await claim('b', later(LEASE_MS + 1));
    await expect(finishTask(opened.mongo, id, 'a', start, { state: 'done' })).rejects.toThrow(LeaseLost);
    await expect(postpone(id, 'a')).rejects.toThrow(LeaseLost);
    await release(opened.mongo, id, 'a');
    expect(await read(id)).toMatchObject({ state: 'running', leaseOwner: 'b' });
  });
});

describe('cancelling', () => {
  test('ends a waiting task at once', async () => {
    const id = await create('reindex');
    expect(await cancelTask(opened.mongo, opened.changes, id, start)).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'cancelled' });
    expect(await claim('a')).toBeNull();
  });

  test('reaches the worker of a running task', async () => {
    const id = await create('reindex');
    await claim('a');
    await cancelTask(opened.mongo, opened.changes, id, start);
    expect(await reportTask(opened.mongo, id, 'a', start)).toEqual({ cancelRequested: true });
    await finishTask(opened.mongo, id, 'a', start, { state: 'cancelled' });
    expect(await read(id)).toMatchObject({ state: 'cancelled' });
  });

  test('lets a worker claim a task that waits for its retry at once, to remove what must not stay', async () => {
    const id = await create('reindex');
    await claim('a');
    await postpone(id, 'a');
    expect(await cancelTask(opened.mongo, opened.changes, id, start)).toBe(true);
    expect(await claim('b')).toMatchObject({ _id: id, cancelRequested: true });
  });

  test('has no effect on an ended task', async () => {
    const id = await create('reindex');
    await claim('a');
    await finishTask(opened.mongo, id, 'a', start, { state: 'failed', error: 'no' }, ['it failed']);
    expect(await cancelTask(opened.mongo, opened.changes, id, start)).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'no' });
  });
});

describe('a slot', () => {
  const take = () => createTask(opened.changes, { kind: 'reindex', slot: 'reindex:candidates' }, start);
  const taken = { code: 11000 };

  test('is taken by one of ten tasks that are created concurrently', async () => {
    const created = await Promise.allSettled(Array.from({ length: 10 }, take));
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of created) if (each.status === 'rejected') expect(each.reason).toMatchObject(taken);
  });

  test('stays taken while its task waits, runs, is taken over and is given back', async () => {
    const id = await take();
    await expect(take()).rejects.toMatchObject(taken);
    await claim('a');
    await expect(take()).rejects.toMatchObject(taken);
    await claim('b', later(LEASE_MS + 1));
    await expect(take()).rejects.toMatchObject(taken);
    await release(opened.mongo, id, 'b');
    await expect(take()).rejects.toMatchObject(taken);
  });

  test.each([
    ['done', { state: 'done' }],
    ['failed', { state: 'failed', error: 'no' }],
    ['cancelled by its worker', { state: 'cancelled' }],
  ] as const)('is free once its task is %s', async (_title, ending) => {
    const id = await take();
    await claim('a');
    await finishTask(opened.mongo, id, 'a', start, ending);
    await expect(take()).resolves.toBeDefined();
  });

  test('is free once its task is cancelled while it waits, or removed', async () => {
    await cancelTask(opened.mongo, opened.changes, await take(), start);
    const second = await take();
    await opened.changes.tasks.remove(second);
    await expect(take()).resolves.toBeDefined();
  });
});
