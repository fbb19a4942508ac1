import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compareRevisions, countDifferences, listRevisions, listVersions } from '#indexer/indices/compare-revisions.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type Killable, killable } from '#indexer/testing/killable-process.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { startChild } from '#local/servers/child-process.ts';
import { startServers } from '#local/servers/start-servers.ts';
import { aliasOf } from './index-names.ts';

const WRITES = 2_000;
const WRITERS = 8;
/** Ends only what never agrees: how long it takes is measured in `bench/faults`. */
const AGREE_WITHIN_MS = 200_000;
const NAMESPACE = 'killed';

const dataDir = mkdtempSync(join(tmpdir(), 'talent-search-killed-'));
const processes = new Map<string, Killable>();
let servers: TestIndexer;
let nextNumber = 1;

beforeAll(async () => {
  const env = { ...process.env, MONGO_URL: '', KAFKA_BROKERS: '', ELASTICSEARCH_URL: '' };
  const started = await startServers({ dataDir, log: () => undefined, env });
  for (const child of started.children) processes.set(child.name, killable(child, env));
  servers = await testIndexer({
    namespace: NAMESPACE,
    mongoUrl: started.mongoUrl.replace(/[^/]*$/, NAMESPACE),
    kafkaBrokers: started.kafkaBrokers,
    elasticsearchUrl: started.elasticsearchUrl,
  });
  servers.changes.start();
  const indexer = startChild({
    name: 'indexer',
    file: process.execPath,
    args: [fileURLToPath(new URL('../main.ts', import.meta.url))],
    env: { ...process.env, ...servers.environment },
    logFile: join(dataDir, 'indexer.log'),
  });
  processes.set('indexer', killable(indexer, { ...process.env, ...servers.environment }));
  await vi.waitFor(async () => expect(await agreement()).toBe('agreed'), { timeout: 60_000 });
});

afterAll(async () => {
  await processes.get('indexer')?.stop();
  await servers?.close();
  await Promise.all([...processes.values()].map((each) => each.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Whether the index contains exactly the newest revision of every record; otherwise why that is false or unknown. */
async function agreement(): Promise<string> {
  const { signal } = new AbortController();
  const index = aliasOf(NAMESPACE, 'candidates');
  try {
    await servers.elasticsearch.indices.refresh({ index });
    const versions = await listVersions(servers.elasticsearch, index, signal);
    const found = compareRevisions(await listRevisions(servers.mongo, 'candidates', signal), versions);
    return countDifferences(found) === 0 ? 'agreed' : `${countDifferences(found)} differ`;
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
}

/**
 * Concurrent inserts, updates and removals, as API processes send them; each counts once MongoDB has acknowledged it.
 */
async function write(inTheMiddle: () => void): Promise<void> {
  const written: Types.ObjectId[] = [];
  let next = 0;
  const writeOn = async (most: number) => {
    while (next < most) {
      const turn = next++;
      if (turn === WRITES / 2) inTheMiddle();
      await writeOne(turn, written);
    }
  };
  // the others need an existing record
  await writeOn(1);
  await Promise.all(Array.from({ length: WRITERS }, () => writeOn(WRITES)));
}

async function writeOne(turn: number, written: Types.ObjectId[]): Promise<void> {
  if (turn % 4 === 0) {
    const record = candidateRecord({ applicantID: `SAN-${nextNumber++}` });
    await servers.changes.candidates.insert([record]);
    written.push(record._id);
  } else if (turn % 50 === 1) {
    await servers.changes.candidates.remove(written[Math.floor(written.length / 2)]!);
  } else {
    const id = written[(turn * 31) % written.length]!;
    await servers.changes.candidates.update(id, { $set: { applicantName: `Turn ${turn}` } });
  }
}

const killed: [name: string, answers: () => Promise<unknown>][] = [
  ['indexer', async () => undefined],
  ['Kafka', () => servers.kafka.ping()],
  ['Elasticsearch', () => servers.elasticsearch.info()],
];

test.each(killed)(
  'kill -9 of %s during 2,000 writes: MongoDB and index agree after its return',
  async (name, answers) => {
    let restarted: Promise<void> | undefined;
    await write(() => {
      restarted = processes.get(name)!.killAndRestart();
    });
    await restarted;
    await vi.waitFor(answers, { timeout: 120_000, interval: 250 });
    await expect.poll(agreement, { timeout: AGREE_WITHIN_MS, interval: 250 }).toBe('agreed');
  },
);

test('kill -9 of a process that writes like the API during 2,000 writes: acknowledged writes are kept, and MongoDB and index agree', async () => {
  const script = fileURLToPath(new URL('../testing/writer-process.ts', import.meta.url));
  const firstNumber = 900_000;
  const writer = spawn(process.execPath, [script, String(WRITES), String(firstNumber)], {
    env: { ...process.env, ...servers.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  const acknowledged: string[] = [];
  for await (const id of createInterface(writer.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === WRITES / 2) writer.kill('SIGKILL');
  }
  expect((await exit)[1]).toBe('SIGKILL');
  expect(acknowledged.length).toBeLessThan(WRITES);
  await expect.poll(agreement, { timeout: AGREE_WITHIN_MS, interval: 250 }).toBe('agreed');
  const ids = acknowledged.map((id) => new Types.ObjectId(id));
  const kept = await servers.mongo.candidates.find({ _id: { $in: ids } }, { applicantName: 1 }).lean();
  expect(kept.filter(({ applicantName }) => applicantName?.startsWith('Writer '))).toHaveLength(acknowledged.length);
  const waiting = await servers.mongo.candidates.countDocuments({ unpublished: /^/ });
  expect(waiting).toBe(0);
});
