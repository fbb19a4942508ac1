import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '#api/testing/quickest.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { readIndexerConfig } from '#indexer/config.ts';
import { type Indexer, startIndexer } from '#indexer/start-indexer.ts';

const fields = {
  title: 'Zymurgist',
  description: 'Brews.',
  skills: ['Fermentation'],
  requirements: ['Patience'],
  experience: { min: 2, max: 5 },
  salary: { min: 6, max: 12 },
  location: { type: 'remote' },
  industry: 'Food',
  employmentType: 'ft',
  deadline: '2099-01-01',
};
/** How long after a write searches may still return the previous state. */
const FRESH_MS = 2_000;

let api: TestApi;
let indexer: Indexer;
let employer: Send;
let seeker: Send;

beforeAll(async () => {
  api = await startTestApi();
  const { MONGO_URL, KAFKA_BROKERS, ELASTICSEARCH_URL } = api.deps.config;
  indexer = await startIndexer(
    readIndexerConfig({ MONGO_URL, KAFKA_BROKERS: KAFKA_BROKERS.join(), ELASTICSEARCH_URL }),
  );
  employer = await api.as('employer');
  seeker = await api.as('job-seeker');
  await indexer.processAll();
});
afterAll(async () => {
  await indexer?.stop();
  const indices = Object.keys(await api.deps.elasticsearch.indices.get({ index: `${api.namespace}-*` }));
  if (indices.length > 0) await api.deps.elasticsearch.indices.delete({ index: indices });
  await api?.stop();
});

async function found(): Promise<number> {
  return (await seeker('GET', '/api/fetch-jobs?keyword=zymurgist')).body.pagination.totalCount;
}
/** How long it takes from now until a search finds that many. */
async function msUntilFound(count: number): Promise<number> {
  const written = performance.now();
  await expect.poll(found, { interval: 100 }).toBe(count);
  return performance.now() - written;
}

describe('a job', () => {
  it('is found within 2 s of going live and gone within 2 s of becoming a draft or being deleted', async () => {
    const slowest = await quickest(FRESH_MS, async () => {
      const { job } = (await employer('POST', '/api/create-job', { body: { ...fields, isEnable: true } })).body;
      const times = [await msUntilFound(1)];
      for (const [status, count] of [
        ['draft', 0],
        ['live', 1],
      ] as const) {
        const put = await employer('PUT', `/api/update-job/${job._id}`, { body: { ...fields, status } });
        expect(put.status).toBe(200);
        times.push(await msUntilFound(count));
      }
      expect((await employer('POST', '/api/delete-jobs', { body: { ids: [job._id] } })).status).toBe(200);
      times.push(await msUntilFound(0));
      return Math.max(...times);
    });
    expect(slowest).toBeLessThan(FRESH_MS);
  });

  it('created as a draft is not found', async () => {
    await employer('POST', '/api/create-job', { body: { ...fields, isEnable: false } });
    await indexer.processAll();
    expect(await found()).toBe(0);
  });
});
