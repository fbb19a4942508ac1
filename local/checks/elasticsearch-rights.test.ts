import type { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { listIndices } from '#indexer/indices/list-indices.ts';
import { createElasticsearchAccount } from '#indexer/server-accounts/elasticsearch-account.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord, job } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { type SecuredElasticsearch, startSecuredElasticsearch } from '#local/testing/start-secured-elasticsearch.ts';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';

/** The product on an Elasticsearch with security, as the account that `npm run server-accounts` creates. */

let secured: SecuredElasticsearch;
let admin: Client;
let url: string;
let servers: TestIndexer;
let indexer: Indexer;
let api: TestApi;
let employer: Send;
const record = candidateRecord({ workExperience: [job('Kafka engineer', 'Acme', { isOngoing: true })] });

beforeAll(async () => {
  secured = await startSecuredElasticsearch();
  admin = connectElasticsearch({ url: secured.adminUrl.href });
  const at = testNamespace();
  url = withAccount('product', 'its-password');
  await createElasticsearchAccount({ adminUrl: secured.adminUrl.href, url }, at.namespace);
  servers = await testIndexer({ ...at, elasticsearchUrl: url });
  indexer = await servers.start();
  await servers.changes.candidates.insert([record]);
  await indexer.processAll();
  api = await startTestApi(servers.environment);
  employer = await api.as('employer');
});
afterAll(async () => {
  await api?.stopProcess();
  await servers?.close();
  await admin?.close();
  await secured?.stop();
});

function withAccount(username: string, password: string): string {
  const address = new URL(secured.adminUrl);
  address.username = username;
  address.password = password;
  return address.href;
}

const filter = { designation: { badges: [{ keyword: 'kafka engineer' }] } };

/** Asks again while a cold engine takes longer than a search may. */
async function patiently(ask: () => ReturnType<Send>): ReturnType<Send> {
  await expect.poll(async () => (await ask()).status).not.toBe(503);
  return ask();
}

const found = async () =>
  (await patiently(() => employer('POST', '/api/advance-filter', { body: filter }))).body.totalCandidates;

describe('The product’s role', () => {
  it('is enough for the indexer to create the indices and index a change, and for the API to find it', async () => {
    expect(await found()).toBe(1);
    expect((await api.anyone('GET', '/readyz')).body.servers.elasticsearch).toEqual({ up: true });
  });

  it('is enough for facets, matched words, metrics and the page of the indices', async () => {
    const id = record._id.toString();
    const owner = await api.as('admin');
    const asked = [
      () => employer('POST', '/api/advance-filter/facets', { body: filter }),
      () => employer('POST', `/api/candidate/${id}/matched`, { body: { filter } }),
      () => employer('GET', '/api/employer/metrics'),
      () => owner('GET', '/api/admin/metrics'),
    ];
    for (const ask of asked) expect(await patiently(ask)).toMatchObject({ status: 200 });
    const page = (await owner('GET', '/api/search-index')).body;
    expect(JSON.stringify(page)).toContain('"mappingFits":true');
  });

  it.each(['candidates', 'jobs'])(
    'is enough to reindex %s, move the alias and drop the former index',
    async (entity) => {
      for (const _ of [1, 2]) {
        const task = await servers.runTask({ kind: 'reindex', input: { entity } });
        expect({ state: task.state, error: task.error }).toMatchObject({ state: 'done' });
      }
      const indices = await listIndices(servers.elasticsearch, servers.namespace);
      expect(indices.filter((index) => index.entity === entity)).toHaveLength(2);
      expect(await found()).toBe(1);
    },
  );

  it('is enough to audit and repair', async () => {
    const [live] = (await listIndices(admin, servers.namespace)).filter((index) => index.live);
    await admin.delete({ index: live!.name, id: record._id.toString(), refresh: true });
    const task = await servers.runTask({ kind: 'audit', input: { entity: 'candidates', repair: true } });
    expect(task).toMatchObject({ state: 'done' });
    await indexer.processAll();
    expect(await found()).toBe(1);
  });

  it.each<[string, (product: Client) => Promise<unknown>]>([
    ['reading another index', (product) => product.search({ index: 'payroll' })],
    ['writing to another index', (product) => product.index({ index: 'payroll', document: { salary: 1 } })],
    ['dropping another index', (product) => product.indices.delete({ index: 'payroll' })],
    ['creating an index of another name', (product) => product.indices.create({ index: 'payroll-2' })],
    ['an alias to another index', (product) => product.indices.putAlias({ index: 'payroll', name: 'mine' })],
    ['the indices of another namespace', (product) => product.search({ index: 'other-candidates' })],
    ['the state of the cluster', (product) => product.cluster.health()],
    ['settings of the cluster', (product) => product.cluster.putSettings({ persistent: { 'x.y': '1' } })],
    ['running searches of others', (product) => product.tasks.list()],
    ['accounts', (product) => product.security.getUser()],
    ['a role with more rights', (product) => product.security.putRole({ name: 'product', cluster: ['all'] })],
  ])('does not allow %s', async (_, forbidden) => {
    for (const index of ['payroll', 'other-candidates']) {
      if (!(await admin.indices.exists({ index }))) await admin.indices.create({ index });
    }
    const product = connectElasticsearch({ url });
    await expect(forbidden(product)).rejects.toMatchObject({ statusCode: 403 });
    await product.close();
  });
});

describe('Creating the account', () => {
  it('again sets a new password', async () => {
    const renewed = withAccount('product', 'the-next-password');
    await createElasticsearchAccount({ adminUrl: secured.adminUrl.href, url: renewed }, servers.namespace);
    const [old, current] = [connectElasticsearch({ url }), connectElasticsearch({ url: renewed })];
    await expect(old.count({ index: `${servers.namespace}-candidates` })).rejects.toMatchObject({ statusCode: 401 });
    expect((await current.count({ index: `${servers.namespace}-candidates` })).count).toBe(1);
    await createElasticsearchAccount({ adminUrl: secured.adminUrl.href, url }, servers.namespace);
    await Promise.all([old.close(), current.close()]);
  });

  it('refuses the administrator’s own account, and an address without one', async () => {
    const adminUrl = secured.adminUrl.href;
    await expect(createElasticsearchAccount({ adminUrl, url: adminUrl }, 'any')).rejects.toThrow('another account');
    const nameless = withAccount('', '');
    await expect(createElasticsearchAccount({ adminUrl, url: nameless }, 'any')).rejects.toThrow('its password');
  });
});
