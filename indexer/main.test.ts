import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kafka as KafkaJs, logLevel, PartitionAssigners } from 'kafkajs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { consumeChanges } from './changes/consumer.ts';
import { aliasOf } from './changes/index-names.ts';
import { readResumes } from './changes/read-resumes.ts';
import { runTasks } from './task-runner/run-tasks.ts';
import { candidateRecord } from './testing/candidate-record.ts';
import { committedCandidates, writtenCandidates } from './testing/indexed-candidates.ts';
import { type TestIndexer, testIndexer } from './testing/test-indexer.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const STOP_WITHIN_MS = 10_000;

let servers: TestIndexer;

beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(async () => {
  // Kafka keeps a crashed process in its groups until the session has timed out
  await vi.waitFor(deleteGroups, { timeout: 90_000, interval: 1_000 });
  await servers.close();
});

async function deleteGroups(): Promise<void> {
  const groups = (await servers.kafka.listGroups()).filter((group) => group.startsWith(`${servers.namespace}-`));
  for (const group of groups) await servers.kafka.deleteGroup(group);
}

test('SIGTERM during work: the process commits its writes and exits cleanly within 10 s', async () => {
  const { elasticsearch, namespace } = servers;
  const HEARTBEAT_FILE = join(mkdtempSync(join(tmpdir(), 'heartbeat-')), 'beat');
  const env = { ...process.env, ...servers.environment, HEARTBEAT_FILE };
  const indexer = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  const alias = aliasOf(namespace, 'candidates');
  await vi.waitFor(() => elasticsearch.indices.get({ index: alias }), { timeout: 60_000 });
  const records = Array.from({ length: 3_000 }, (_, number) => candidateRecord({ applicantID: `SAN-${number + 1}` }));
  await servers.changes.candidates.bulkInsert(records);
  await vi.waitFor(async () => expect(await writtenCandidates(servers)).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 20,
  });

  expect(Date.now() - statSync(HEARTBEAT_FILE).mtimeMs).toBeLessThan(60_000);
  const asked = Date.now();
  indexer.kill('SIGTERM');
  const [code] = await once(indexer, 'exit');
  expect(code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(STOP_WITHIN_MS);

  expect(await committedCandidates(servers)).toBeGreaterThanOrEqual(await writtenCandidates(servers));
});

test('a Kafka consumer that can’t continue ends the process with an error', async () => {
  const { namespace, environment } = servers;
  const brokers = environment.KAFKA_BROKERS!.split(',');
  const other = new KafkaJs({ brokers, logLevel: logLevel.NOTHING }).consumer({
    groupId: `${namespace}-tasks`,
    // a busy machine must not end its membership before the other starts
    sessionTimeout: 240_000,
    // a member with another assigner than the others is refused, and the client doesn't retry that
    partitionAssigners: [(config) => ({ ...PartitionAssigners.roundRobin(config), name: 'Another' })],
  });
  const joined = new Promise((resolve) => other.on(other.events.GROUP_JOIN, resolve));
  await other.connect();
  await other.subscribe({ topics: [`${namespace}.tasks`] });
  await other.run({ eachMessage: async () => undefined });
  await joined;
  const indexer = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  indexer.stdout.on('data', (part) => {
    output += part;
  });
  const [code] = await once(indexer, 'close');
  await other.disconnect();
  expect(code).toBe(1);
  expect(output).toContain('Kafka consumer for tasks crashed');
});

test('a crashed Kafka consumer is reported as fatal, by the consumers of indices, of resumes and of tasks', async () => {
  const fatal = vi.fn();
  const { kafka, mongo, changes, commands, elasticsearch } = servers;
  const stub = {
    ...kafka,
    consume: async ({ onCrash }: Parameters<typeof kafka.consume>[0]) => {
      onCrash?.(new Error('gone'));
      return { stop: async () => undefined } as Awaited<ReturnType<typeof kafka.consume>>;
    },
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const context = { mongo, changes, commands, elasticsearch, kafka: stub, log, now: () => new Date(), onFatal: fatal };
  const { signal } = new AbortController();
  await consumeChanges(context, { entity: 'jobs', index: 'jobs-1' }, signal);
  await readResumes(context, signal);
  await runTasks(context, {}).stop();
  expect(fatal.mock.calls).toEqual([[new Error('gone')], [new Error('gone')], [new Error('gone')]]);
  expect(log.error).toHaveBeenCalledTimes(3);
});

test('without a valid environment it lists every problem and exits', () => {
  const run = () =>
    execFileSync(process.execPath, [MAIN], { env: { KAFKA_BROKERS: 'nowhere' }, stdio: 'pipe', encoding: 'utf8' });
  expect(run).toThrow(/MONGO_URL is not set[\s\S]*KAFKA_BROKERS must be host:port[\s\S]*ELASTICSEARCH_URL is not set/);
});
