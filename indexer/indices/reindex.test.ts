import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasOf } from '#indexer/changes/index-names.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord, job } from '#indexer/testing/candidate-record.ts';
import { ended, type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { cancelTask, createTask } from '#mongo/tasks/create-task.ts';
import { compareRevisions, listRevisions, listVersions } from './compare-revisions.ts';
import { listIndices } from './list-indices.ts';

const RECORDS = 20_000;
const MINUTE_MS = 60_000;
const reindex = { kind: 'reindex', input: { entity: 'candidates' } } as const;
const forever = new AbortController().signal;

let servers: TestIndexer;
let indexer: Indexer;
let alias: string;
const ids: Types.ObjectId[] = [];

beforeAll(async () => {
  servers = await testIndexer();
  alias = aliasOf(servers.namespace, 'candidates');
  await fill();
  indexer = await servers.start();
}, 5 * MINUTE_MS);
afterAll(() => servers.close());

/** Records as restored from a backup: without Kafka messages. */
async function fill(): Promise<void> {
  for (let from = 0; from < RECORDS; from += 2_000) {
    const records = Array.from({ length: 2_000 }, (_, number) =>
      candidateRecord({ applicantID: `SAN-${800_000 + from + number}`, workExperience: [job('Developer', 'Acme')] }),
    );
    ids.push(...records.map(({ _id }) => _id));
    await permitWrites(() => servers.mongo.candidates.collection.insertMany(records as never[]));
  }
}

const candidateIndices = async () =>
  (await listIndices(servers.elasticsearch, servers.namespace)).filter(({ entity }) => entity === 'candidates');

async function until(task: Types.ObjectId, reached: (task: TaskRecord) => boolean): Promise<void> {
  await expect
    .poll(async () => reached((await servers.mongo.tasks.findById(task).lean<TaskRecord>())!), { timeout: MINUTE_MS })
    .toBe(true);
}

async function differences(index: string) {
  await servers.elasticsearch.indices.refresh({ index });
  const records = await listRevisions(servers.mongo, 'candidates', forever);
  return compareRevisions(records, await listVersions(servers.elasticsearch, index, forever));
}

const none = { missing: [], stale: [], orphaned: [], ahead: [] };

/** The task started when the first indexer found no index. */
const askedAtStart = async () => (await servers.mongo.tasks.findOne({ kind: 'reindex' }).lean<TaskRecord>())!._id;

test(
  'if stopped midway, another process continues with the same index',
  async () => {
    const task = await askedAtStart();
    await until(task, ({ progress }) => progress.processed > 0);
    await indexer.stop();
    const left = await servers.mongo.tasks.findById(task).lean<TaskRecord>();
    expect(left).toMatchObject({ state: 'queued' });
    indexer = await servers.start();
    const { state, result } = await ended(servers.mongo, task);
    expect(state).toBe('done');
    expect(result?.index).toBe(left?.checkpoint?.index);
    await indexer.processAll();
    expect(await differences(alias)).toEqual(none);
  },
  5 * MINUTE_MS,
);

test('an index that is missing at the start is built automatically if there are records', async () => {
  const asked = await ended(servers.mongo, await askedAtStart());
  expect(asked).toMatchObject({ state: 'done', progress: { processed: RECORDS } });
  expect(await differences(alias)).toEqual(none);
});

test(
  'during writes and searches no search fails and no write is lost, in either index',
  async () => {
    const task = await createTask(servers.changes, reindex, new Date());
    let running = true;
    const written = { updates: 0, inserts: 0, removals: 0 };
    const writing = (async () => {
      for (let turn = 0; running; turn += 1) {
        const id = ids[(turn * 7_919) % RECORDS]!;
        if (turn % 10 === 0) {
          await servers.changes.candidates.remove(id);
          written.removals += 1;
        } else if (turn % 10 === 5) {
          await servers.changes.candidates.insert([candidateRecord({ applicantID: `SAN-${900_000 + turn}` })]);
          written.inserts += 1;
        } else {
          await servers.changes.candidates.update(id, { $set: { applicantName: `Written in turn ${turn}` } });
          written.updates += 1;
        }
      }
    })();
    const searched = { answered: 0, failed: 0, incomplete: 0 };
    const searching = (async () => {
      while (running) {
        try {
          const { count } = await servers.elasticsearch.count({ index: alias });
          searched.answered += 1;
          if (count < RECORDS - written.removals - 1) searched.incomplete += 1;
        } catch {
          searched.failed += 1;
        }
      }
    })();
    const { state } = await ended(servers.mongo, task);
    running = false;
    await Promise.all([writing, searching]);
    expect(state).toBe('done');
    expect(searched).toMatchObject({ failed: 0, incomplete: 0 });
    expect(searched.answered).toBeGreaterThan(10);
    expect(written.updates).toBeGreaterThan(10);

    await indexer.processAll();
    const indices = await candidateIndices();
    expect(indices.map(({ live }) => live)).toEqual([false, true]);
    for (const { name } of indices) expect(await differences(name)).toEqual(none);
  },
  5 * MINUTE_MS,
);

test(
  'cancelled midway, it leaves searches and indices unchanged',
  async () => {
    const before = (await candidateIndices()).filter(({ live }) => live);
    const task = await createTask(servers.changes, reindex, new Date());
    await until(task, ({ progress }) => progress.processed > 0);
    await cancelTask(servers.mongo, servers.changes, task, new Date());
    expect(await ended(servers.mongo, task)).toMatchObject({ state: 'cancelled' });
    expect(await candidateIndices()).toEqual(before);
  },
  5 * MINUTE_MS,
);
