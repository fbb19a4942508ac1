import { afterEach, expect, test, vi } from 'vitest';
import { CallError, call } from '#api/http/contract/client.ts';
import { listJobs } from '#api/jobs/contract.ts';
import { failureMessage } from './failure-message.ts';

afterEach(() => vi.unstubAllGlobals());

const FALLBACK = 'Unable to load jobs. Please try again later.';

test.each([
  ['a refusal in the words of the server', new CallError(409, 'Applied already.'), 'Applied already.'],
  ['a failure in the words of the screen', new CallError(500, 'Broken inside.'), FALLBACK],
  ['no answer in the words of the screen', new CallError(0, 'Out of reach.'), FALLBACK],
  ['an error of the page in the words of the screen', new TypeError('x is not a function'), FALLBACK],
])('%s', (_, error, message) => {
  expect(failureMessage(error, FALLBACK)).toBe(message);
});

test('the status if the answer has no message', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Gone</h1>', { status: 410 }));
  const error = await call(listJobs, { query: {} }, { base: 'http://jobs.example' }).catch((thrown: Error) => thrown);
  expect(failureMessage(error as Error, FALLBACK)).toBe('Server 410');
});
