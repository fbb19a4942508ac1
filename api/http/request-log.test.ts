import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startTestApi({}, pino({ level: 'info' }, { write: (line: string) => lines.push(line) }));
});
afterAll(() => api.stop());

const requests = (call: string) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request' && line.call === call);

it('a refused call is logged with its account and address, another one with its account alone', async () => {
  const send = await api.as('job-seeker');
  const account = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect((await send('POST', '/api/advance-filter', { body: { keyword: { inputText: 'secret words' } } })).status).toBe(
    403,
  );
  expect(requests('advance-filter')).toMatchObject([{ status: 403, account, address: '127.0.0.1' }]);
  expect((await send('GET', '/api/fetch-notification')).status).toBe(200);
  const [allowed] = requests('fetch-notification');
  expect(allowed).toMatchObject({ status: 200, account });
  expect(allowed).not.toHaveProperty('address');
  expect(lines.join('')).not.toContain('secret words');
});

it('a call without a session is logged with the address alone', async () => {
  expect((await api.anyone('GET', '/api/fetch-candidate/0123456789abcdef01234567')).status).toBe(401);
  const [refused] = requests('fetch-candidate');
  expect(refused).toMatchObject({ status: 401, address: '127.0.0.1' });
  expect(refused).not.toHaveProperty('account');
});

it('another account’s private record is refused under the name of who asked for it', async () => {
  const send = await api.as('employer');
  expect((await send('GET', '/api/shortlists/0123456789abcdef01234567/candidates')).status).toBe(404);
  expect(requests('shortlist-candidates')).toMatchObject([
    { status: 404, account: expect.stringMatching(/^[0-9a-f]{24}$/) },
  ]);
});

it('an exceeded limit is logged with the address', async () => {
  const attempt = () =>
    api.anyone('POST', '/api/signin', { body: { email: 'nobody@example.in', password: 'Wr0ng.Horse' } });
  for (let at = 0; at < 11; at += 1) await attempt();
  expect(requests('signin').at(-1)).toMatchObject({ status: 429, address: '127.0.0.1' });
});

it('a request keeps the id that a trusted proxy gives it, and no other', async () => {
  const headers = { 'x-request-id': 'given-by-the-sender' };
  const idFrom = async (to: TestApi) =>
    (await to.anyone('GET', '/api/client-ip', { headers })).headers.get('x-request-id');
  expect(await idFrom(api)).toMatch(/^[0-9a-f-]{36}$/);
  const behind = await startTestApi({ TRUST_PROXY: '1' });
  expect(await idFrom(behind)).toBe('given-by-the-sender');
  await behind.stop();
});
