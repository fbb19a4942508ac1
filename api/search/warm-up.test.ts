import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { warmUp } from './warm-up.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it('the first start waits for the index, then runs every usual search once', async () => {
  const warming = warmUp(api.deps);
  const searches = async () =>
    /api_search_engine_seconds_count\{call="warm-up"\} (\d+)/.exec((await api.anyone('GET', '/metrics')).body)?.[1];
  expect(await searches()).toBeUndefined();
  await api.index([]);
  await warming;
  expect(await searches()).toBe('18');
});
