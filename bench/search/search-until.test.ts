import { expect, it } from 'vitest';
import { searchUntil } from './search-until.ts';

const answering = (...statuses: number[]) => {
  let at = 0;
  return { send: async () => ({ status: statuses[at++] ?? 200, ms: at * 10, body: 'the answer', headers: {} }) };
};

it('counts searches answered 503 and continues', async () => {
  const measured = await searchUntil(answering(503, 200, 503, 200), (done) => done === 5);
  expect(measured).toMatchObject({ n: 3, unavailable: 2 });
});

it('ends at any other answer than 200 and 503', async () => {
  await expect(searchUntil(answering(200, 400), (done) => done === 5)).rejects.toThrow(
    'A search returned 400: the answer',
  );
});
