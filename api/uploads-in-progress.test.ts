import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { UPLOADS_AT_ONCE } from './http/limits.ts';
import { candidateRecord } from './testing/candidate-record.ts';
import { formOfFiles } from './testing/form-of-files.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

it('an account has at most ten uploads in progress; others, and its other calls, are answered', async () => {
  const candidate = candidateRecord({});
  await api.deps.changes.candidates.insert([candidate]);
  const { _id } = await api.makeUser('employer');
  const [own, other] = [await api.signIn(_id), await api.as('employer')];
  const upload = (send: typeof own) =>
    send('POST', `/api/upload-candidate-resume/${candidate._id}`, {
      body: formOfFiles('resume', ['a.pdf', pdfOfText('Kafka')]),
    });
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const held = Array.from({ length: UPLOADS_AT_ONCE }, () =>
    api.deps.limits.uploadsInProgress.run(String(_id), () => ended),
  );
  const refused = await upload(own);
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, message: 'Too many of your uploads are in progress. Please try again in a second.' },
  });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await upload(other)).status).toBe(200);
  expect((await own('GET', '/api/checkauth')).status).toBe(200);
  end();
  await Promise.all(held);
  expect((await upload(own)).status).toBe(200);
});
