import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { isMongoAway } from '#mongo/is-mongo-away.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';
import { type ForwardingPort, openForwardingPort } from './testing/forwarding-port.ts';
import { quickest } from './testing/quickest.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

const CLOSED_PORT = '127.0.0.1:9';

async function timed(ask: () => ReturnType<Send>) {
  const started = performance.now();
  return { ...(await ask()), ms: performance.now() - started };
}

/** The limit for a recovery. */
const BACK_WITHIN_MS = 10_000;

async function until(condition: () => Promise<boolean>) {
  await expect.poll(condition, { timeout: BACK_WITHIN_MS, interval: 200 }).toBe(true);
}

describe('Elasticsearch unavailable', () => {
  let api: TestApi;
  let port: ForwardingPort;
  let employer: Send;

  beforeAll(async () => {
    const { hostname, port: real } = new URL(testNamespace().elasticsearchUrl);
    port = await openForwardingPort({ host: hostname, port: Number(real) });
    api = await startTestApi({ ELASTICSEARCH_URL: `http://${port.address}` });
    await api.index([makeCandidate('0123456789abcdef01234567')]);
    employer = await api.as('employer');
  });
  afterAll(async () => {
    await api.stop();
    await port.close();
  });

  const calls = [
    ['/advance-filter', {}],
    ['/advance-filter/facets', {}],
    ['/list-candidates', {}],
    ['/fetch-cities', { keyword: 'pune' }],
  ] as const;
  const search = () => employer('POST', '/api/advance-filter', { body: {} });

  it.each(calls)('%s answers 503 within 2 s, with a message, and recovers by itself', async (path, body) => {
    const ask = () => employer('POST', `/api${path}`, { body });
    expect((await ask()).status).toBe(200);
    await port.cut();
    const ms = await quickest(2_000, async () => {
      const refused = await timed(ask);
      expect(refused).toMatchObject({
        status: 503,
        body: { success: false, message: expect.stringMatching(/\w+ \w+/) },
      });
      return refused.ms;
    });
    expect(ms).toBeLessThan(2_000);
    await port.mend();
    await until(async () => (await ask()).status === 200);
  });

  it('and refusing no connection: still 503 within 2 s', async () => {
    port.hang();
    const ms = await quickest(2_000, async () => {
      const hanging = await timed(search);
      expect(hanging.status).toBe(503);
      return hanging.ms;
    });
    expect(ms).toBeLessThan(2_000);
    await port.mend();
    await until(async () => (await search()).status === 200);
  });

  it('is reported by /readyz, while /healthz stays healthy', async () => {
    await port.cut();
    const ready = await api.anyone('GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { ready: false, servers: { elasticsearch: { up: false } } } });
    expect(ready.body.servers.mongo.up).toBe(true);
    expect((await api.anyone('GET', '/healthz')).status).toBe(200);
    await port.mend();
    await until(async () => (await api.anyone('GET', '/readyz')).status === 200);
  });
});

describe('MongoDB unavailable', () => {
  let api: TestApi;
  let port: ForwardingPort;

  beforeAll(async () => {
    const at = testNamespace();
    const real = new URL(at.mongoUrl);
    port = await openForwardingPort({ host: real.hostname, port: Number(real.port) });
    // as if it were alone: a replica set would name the address behind the port, and the driver repeat its writes
    const options = 'directConnection=true&retryWrites=false';
    api = await startTestApi({ MONGO_URL: `mongodb://${port.address}/${at.namespace}?${options}` });
  });
  afterAll(async () => {
    await api.stop();
    await port.close();
  });

  it('a call answers 503 with a message within 4 s and recovers by itself', async () => {
    const employer = await api.as('employer');
    const check = () => employer('GET', '/api/checkauth');
    await port.cut();
    const ms = await quickest(4_000, async () => {
      const refused = await timed(check);
      expect(refused).toMatchObject({
        status: 503,
        body: { success: false, message: expect.stringContaining('database') },
      });
      return refused.ms;
    });
    expect(ms).toBeLessThan(4_000);
    await port.mend();
    await until(async () => (await check()).status === 200);
  });

  it('and refusing no connection: calls answer 503 within 15 s', async () => {
    const employer = await api.as('employer');
    const check = () => employer('GET', '/api/checkauth');
    port.hang();
    const refused = await Promise.all(Array.from({ length: 5 }, () => timed(check)));
    await port.mend();
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(15_000);
    await until(async () => (await check()).status === 200);
  });

  it('and cut off during several writes: their error means the same', async () => {
    port.hang();
    const writing = api.deps.mongo.otps.bulkWrite([{ deleteOne: { filter: { _id: 'nobody' } } }]);
    const thrown = writing.catch((error: unknown) => error);
    await setTimeout(300);
    await port.cut();
    expect(await thrown).toMatchObject({ name: 'MongoBulkWriteError' });
    expect(isMongoAway(await thrown)).toBe(true);
    await port.mend();
    await until(async () => (await api.anyone('GET', '/readyz')).status === 200);
  });

  it('and silent during a write, which the driver doesn’t repeat: its error means the same', async () => {
    port.hang();
    const thrown: unknown = await api.deps.mongo.otps.deleteOne({ _id: 'nobody' }).catch((error: unknown) => error);
    await port.mend();
    expect(thrown).toMatchObject({ name: 'PoolClearedOnNetworkError' });
    expect(isMongoAway(thrown)).toBe(true);
    await until(async () => (await api.anyone('GET', '/readyz')).status === 200);
  });

  it('for a short time while calls wait: each call is answered, and the API recovers by itself', async () => {
    const employer = await api.as('employer');
    const check = () => employer('GET', '/api/checkauth');
    port.hang();
    const waiting = Array.from({ length: 5 }, check);
    await setTimeout(1_000);
    await port.mend();
    await Promise.all(waiting);
    await until(async () => (await check()).status === 200);
  });
});

describe('Kafka unavailable from the start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ KAFKA_BROKERS: CLOSED_PORT });
  });
  afterAll(() => api.stop());

  it('the API starts, reports it in /readyz, and keeps what is written', async () => {
    const ready = await api.anyone('GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { servers: { kafka: { up: false }, mongo: { up: true } } } });
    const admin = await api.as('admin');
    const audited = await timed(() => admin('POST', '/api/search-index/audit', { body: {} }));
    expect(audited.status).toBe(200);
    expect(audited.ms).toBeLessThan(2_000);
    expect(await api.deps.mongo.tasks.countDocuments({ unpublished: /^/ })).toBe(1);
  });
});
