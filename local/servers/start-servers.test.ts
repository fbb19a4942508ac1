import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { type Servers, startServers } from './start-servers.ts';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const RECORDS = 200;
/** A busy machine may keep a server from answering within the 2 s of one attempt. */
const CONNECT_WITHIN_MS = 60_000;

let dataDir = '';
let servers: Servers;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'talent-search-servers-'));
  servers = await start();
});

afterAll(async () => {
  await servers?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): Promise<Servers> {
  const { PATH, HOME, JAVA_HOME, JAVA_TOOL_OPTIONS } = process.env;
  return startServers({ dataDir, log: () => undefined, env: { PATH, HOME, JAVA_HOME, JAVA_TOOL_OPTIONS } });
}

it('keeps acknowledged writes when all servers are killed, and has them at the next start', async () => {
  await writeEverywhere();
  for (const child of servers.children) process.kill(child.pid, 'SIGKILL');
  await Promise.all(servers.children.map((child) => child.ended));

  servers = await start();
  expect(await countEverywhere()).toEqual({ mongo: RECORDS, kafka: true, elasticsearch: RECORDS });
});

it('creates no index from a stray write', async () => {
  const answer = await elasticsearch('PUT', '/never-made/_doc/1', { a: 1 });
  expect(answer.status).toBe(404);
});

it('starts none of those that the environment names', async () => {
  const env = {
    MONGO_URL: 'mongodb://a.example/db',
    KAFKA_BROKERS: 'b.example:9092',
    ELASTICSEARCH_URL: 'https://c.example',
  };
  const given = await startServers({ dataDir, log: () => undefined, env });
  expect(given).toMatchObject({
    children: [],
    mongoUrl: env.MONGO_URL,
    kafkaBrokers: env.KAFKA_BROKERS,
    elasticsearchUrl: env.ELASTICSEARCH_URL,
  });
});

/** Tries again, as every process of the product does at its start. */
const connectMongoSoon = (): Promise<Mongo> =>
  vi.waitFor(() => connectMongo(servers.mongoUrl), { timeout: CONNECT_WITHIN_MS });

async function writeEverywhere(): Promise<void> {
  const ids = Array.from({ length: RECORDS }, (_, index) => String(index));
  const mongo = await connectMongoSoon();
  for (const id of ids) await mongo.connection.collection('kept').insertOne({ name: id });
  await mongo.close();

  const kafka = connectKafka({ brokers: [servers.kafkaBrokers], clientId: 'test', log: SILENT });
  await kafka.ensureTopics('kept');
  await kafka.send(
    'kept.jobs',
    ids.map((id) => ({ key: id, value: id })),
  );
  await kafka.close();

  await elasticsearch('PUT', '/kept', {});
  for (const id of ids) expect((await elasticsearch('PUT', `/kept/_doc/${id}`, { id })).status).toBe(201);
}

async function countEverywhere() {
  const mongo = await connectMongoSoon();
  const inMongo = await mongo.connection.collection('kept').countDocuments();
  await mongo.close();

  const kafka = connectKafka({ brokers: [servers.kafkaBrokers], clientId: 'test', log: SILENT });
  const inKafka = (await kafka.endOffsets('kept.jobs')).reduce((sum, { offset }) => sum + Number(offset), 0);
  await kafka.close();

  await elasticsearch('POST', '/kept/_refresh');
  const { count } = await (await elasticsearch('GET', '/kept/_count')).json();
  // after a slow response the client sends a batch again: duplicates are allowed, losses are not
  return { mongo: inMongo, kafka: inKafka >= RECORDS, elasticsearch: count };
}

function elasticsearch(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${servers.elasticsearchUrl}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}
