import { expect, test } from 'vitest';
import { extractText } from './extract-text.ts';
import { pdfOf } from './fixtures.ts';

test('a PDF behind a password gives that as the reason', async () => {
  expect(await extractText(pdfOf('Java', { locked: true }))).toEqual({ problem: 'It is protected by a password.' });
});

test('a PDF of 10,000 pages is read as far as anybody would', async () => {
  const file = pdfOf('Java', { pages: 10_000 });
  expect(file.length).toBeLessThan(2 * 1024 * 1024);
  const read = await extractText(file);
  expect(read).toEqual({ text: expect.stringMatching(/^(Java\s*){200}$/) });
});
