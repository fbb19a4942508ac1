import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from './calls.ts';
import type { Contract } from './http/contract.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const ID = '0123456789abcdef01234567';

let api: TestApi;
/** Paths of the requests that calls sent to Elasticsearch. */
const searched: string[] = [];

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
  const { transport } = api.deps.elasticsearch;
  const send = transport.request.bind(transport);
  transport.request = ((params: { path: string }, options?: unknown) => {
    searched.push(params.path);
    return send(params as never, options as never);
  }) as typeof transport.request;
});
afterAll(() => api.stop());

const searches = [
  ['POST', '/api/advance-filter', {}, 'employer', 'job-seeker'],
  ['POST', '/api/advance-filter/facets', {}, 'employer', 'job-seeker'],
  ['POST', '/api/advance-filter/clause-counts', { filters: [{}] }, 'employer', 'job-seeker'],
  ['POST', '/api/advance-filter/order', { filter: {}, ids: [ID] }, 'employer', 'job-seeker'],
  ['POST', '/api/list-candidates', {}, 'employer', 'job-seeker'],
  ['POST', `/api/candidate/${ID}/matched`, {}, 'employer', 'job-seeker'],
  ['GET', '/api/fetch-jobs', undefined, 'job-seeker', 'employer'],
  ['GET', '/api/fetch-jobs/facets', undefined, 'job-seeker', 'employer'],
] as const;

describe('Elasticsearch gets no request', () => {
  it.each(searches)('for %s %s with a revoked token', async (method, path, body, role) => {
    const cookie = await api.cookieFor((await api.makeUser(role))._id);
    const send = (headers: Record<string, string>) => api.anyone(method, path, { body, headers });
    searched.length = 0;
    await send({ ...OWN, cookie });
    expect(searched.length).toBeGreaterThan(0);
    await api.anyone('GET', '/api/logout', { headers: { ...OWN, cookie } });
    searched.length = 0;
    expect((await send({ ...OWN, cookie })).status).toBe(401);
    expect((await send(OWN)).status).toBe(401);
    expect(searched).toEqual([]);
  });

  it.each(searches)(
    'for %s %s from the wrong role, with valid or invalid input',
    async (method, path, body, _, wrong) => {
      const send = await api.as(wrong);
      searched.length = 0;
      expect((await send(method, path, { body })).status).toBe(403);
      expect((await send(method, `${path}?x=1`, { body: body && { noSuchField: 1 } })).status).toBe(403);
      expect(searched).toEqual([]);
    },
  );

  it.each(searches.filter(([method]) => method !== 'GET'))(
    'for %s %s from a page of another site',
    async (method, path, body, role) => {
      const send = await api.as(role);
      searched.length = 0;
      expect((await send(method, path, { body, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
      expect(searched).toEqual([]);
    },
  );
});

describe('an unauthorised upload', () => {
  const uploads = contracts.filter(({ files, roles }) => files && roles !== 'public');
  /** Sends the headers and the beginning of a file, but never the rest. */
  const begin = (contract: Contract, cookie: string) =>
    new Promise<number>((resolve, reject) => {
      const path = `/api${contract.path.replaceAll(/\{\w+\}/g, ID)}`;
      const headers = {
        ...OWN,
        cookie,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000000',
      };
      const sent = request(`${api.url}${path}`, { method: contract.method, headers }, (answer) => {
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      });
      sent.on('error', reject);
      const [field] = Object.keys(contract.files ?? {});
      sent.write(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n${'x'.repeat(100_000)}`);
    });
  const cookieOf = async (role: Parameters<TestApi['makeUser']>[0]) => api.cookieFor((await api.makeUser(role))._id);

  it.each(uploads.map((contract) => [contract.path, contract] as const))(
    '%s is refused before its body is read',
    async (_, contract) => {
      expect(await begin(contract, '')).toBe(401);
      for (const role of ['job-seeker', 'employer', 'admin'] as const) {
        if (contract.roles === 'signed-in' || contract.roles.includes(role)) continue;
        expect(await begin(contract, await cookieOf(role))).toBe(403);
      }
    },
  );
});

describe('invalid input', () => {
  it('is reported after the access check', async () => {
    const headers = { ...OWN, 'content-type': 'application/json' };
    expect((await api.anyone('POST', '/api/advance-filter', { headers, body: '{' })).status).toBe(401);
    const seeker: Send = await api.as('job-seeker');
    expect((await seeker('POST', '/api/advance-filter', { headers, body: '{' })).status).toBe(403);
  });
});
